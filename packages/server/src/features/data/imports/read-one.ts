import { createKeyedQueue } from '#server/platform/concurrency/keyed-queue.ts';
import { createLimiter } from '#server/platform/concurrency/limiter.ts';

/** Seconds: a reading takes as many, and more. */
const retryAfter = 10;
const ofOneMember = createKeyedQueue({ waiting: 2, retryAfter });
const ofAll = createLimiter({ inFlight: 2, waiting: 20, retryAfter });

/**
 * Reads a member's files when their turn has come. Each reading has a thread and memory of its own: a member has one at
 * a time, so that whoever sends files that are slow to read keeps only themselves waiting. Throws `requests.too_many`
 * where too much of the member waits, and `server.overloaded` where too many members do.
 */
export async function readOne<T>(member: number, work: () => Promise<T>): Promise<T> {
  ofAll.assertCapacity();
  return ofOneMember.run(member, () => ofAll(work));
}
