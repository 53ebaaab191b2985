import type { KeepExerciseSessionRequest, KeepMomentRequest, MarkNightRequest } from '@chitta/contract';

/** A moment on its way; its picture is on this device under the entry’s id. */
export interface WaitingMoment {
  readonly kind: 'moment';
  readonly body: KeepMomentRequest;
  readonly hasPicture: boolean;
}

/** An exercise that has ended. */
export interface WaitingExercise {
  readonly kind: 'exercise-session';
  readonly body: KeepExerciseSessionRequest;
}

/** What is left of a night: one entry a night, the last mark holds. */
export interface WaitingMark {
  readonly kind: 'recall-mark';
  readonly body: MarkNightRequest;
}

/** What the pages of memory keep: sent whole, in one call, which the sender is given. */
export type MemoryWork = WaitingMoment | WaitingExercise | WaitingMark;

const kinds: ReadonlySet<string> = new Set<MemoryWork['kind']>(['moment', 'exercise-session', 'recall-mark']);

export function isMemoryWork(work: { readonly kind: string }): work is MemoryWork {
  return kinds.has(work.kind);
}
