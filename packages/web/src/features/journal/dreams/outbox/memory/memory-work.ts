import type { KeepExerciseSessionRequest, KeepMomentRequest, MarkNightRequest } from '@chitta/contract';
import type { OutboxEntry } from '../outbox-entry.ts';

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

export function isMemoryWork(work: OutboxEntry['work']): work is MemoryWork {
  return kinds.has(work.kind);
}

interface KeptWork {
  readonly id: string;
  readonly memberId: number;
  readonly work: MemoryWork;
  readonly now: number;
}

/** Work of the memory pages as it waits for a connection. */
export function entryOfMemory({ id, memberId, work, now }: KeptWork): OutboxEntry {
  return { id, memberId, keptAt: now, work, answer: '', arrivedAs: null, triedAt: null, refusal: null };
}
