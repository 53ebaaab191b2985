import type { OutboxEntry } from '../outbox-entry.ts';
import type { MemoryWork } from './memory-work.ts';

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
