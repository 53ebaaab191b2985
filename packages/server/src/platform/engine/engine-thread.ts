import { workerData } from 'node:worker_threads';
import { createDictionary } from '../dictionary/dictionary.ts';
import { lowerOwnPriority } from '../threads/lower-own-priority.ts';
import { createEngineWorker } from './engine-worker.ts';

const { nice } = workerData as { readonly nice: number };
if (nice > 0) lowerOwnPriority(nice);

/** The entry of a thread: each keeps a dictionary of its own. */
export const run = createEngineWorker(createDictionary());
