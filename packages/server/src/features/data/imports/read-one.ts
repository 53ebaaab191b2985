import { createShareLimiter } from '#server/platform/concurrency/share-limiter.ts';

/**
 * Each reading has a thread and memory of its own. A member has one at a time, so that whoever sends files that are
 * slow to read keeps only themselves waiting.
 */
export const readOne = createShareLimiter({ inFlight: 2, waiting: 20, waitingPerKey: 2 });
