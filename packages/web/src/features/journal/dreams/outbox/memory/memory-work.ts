import type {
  ChangeMomentRequest,
  KeepMomentRequest,
  MarkNightRequest,
  Moment,
  NewExerciseSessionRequest,
} from '@chitta/contract';

/** A moment on its way; its picture is on this device under the entry’s id. */
export interface WaitingMoment {
  readonly kind: 'moment';
  readonly body: KeepMomentRequest;
  readonly hasPicture: boolean;
}

/** Changes to a moment that the server has: one entry a moment, the last changes hold all. */
export interface WaitingMomentChange {
  readonly kind: 'moment-change';
  /** As it stood when it was changed first. */
  readonly before: Moment;
  readonly changes: Omit<ChangeMomentRequest, 'basedOn'>;
  /** What changes that these took the place of may have made of it: those were ours. */
  readonly earlier: readonly Pick<Moment, 'note' | 'kind'>[];
}

/** An exercise that has ended, or rests; null: it was let go of. One entry an exercise, the last state holds. */
export interface WaitingExercise {
  readonly kind: 'exercise-session';
  readonly body: NewExerciseSessionRequest | null;
}

/** What is left of a night: one entry a night, the last mark holds. */
export interface WaitingMark {
  readonly kind: 'recall-mark';
  readonly body: MarkNightRequest;
}

/** What the pages of memory keep: sent whole, in one call, which the sender is given. */
export type MemoryWork = WaitingMoment | WaitingMomentChange | WaitingExercise | WaitingMark;

const kinds: ReadonlySet<string> = new Set<MemoryWork['kind']>([
  'moment',
  'moment-change',
  'exercise-session',
  'recall-mark',
]);

export function isMemoryWork(work: { readonly kind: string }): work is MemoryWork {
  return kinds.has(work.kind);
}
