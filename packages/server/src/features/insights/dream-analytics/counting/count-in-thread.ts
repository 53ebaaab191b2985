import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { CountingTask, CountingWorks } from './counting-thread.ts';

/** Ten thousand dreams take about a second. */
const taskMs = 60_000;

/** One thread for the journals of all members: it is there while there is something to count, and ends a while after. */
const threads = new Piscina({
  filename: fileURLToPath(new URL('./counting-thread.ts', import.meta.url)),
  name: 'run',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 20_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
  env: {},
});

/**
 * Does one work of the counting beside the event loop. Throws where the thread needs more memory or time than a journal
 * may have.
 */
export function countInThread<Name extends keyof CountingWorks>(
  name: Name,
  task: CountingTask<Name>['task'],
): Promise<ReturnType<CountingWorks[Name]>> {
  return threads.run({ name, task }, { signal: AbortSignal.timeout(taskMs) });
}
