import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

/** Many times what all of it takes, and a fraction of what one pattern takes that goes over a run of signs again. */
const mostMs = 240_000;

it('is read in time that grows with its length, whatever a file holds', {
  timeout: mostMs + 20_000,
}, async () => {
  const thread = new Worker(new URL('./testing/hostile-thread.ts', import.meta.url));
  let underWay = '';
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(resolve, mostMs);
      thread.on('message', (tried: string) => {
        underWay = tried;
      });
      thread.on('error', (error) => reject(new Error(`at ${underWay}`, { cause: error })));
      thread.on('exit', () => resolve());
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
  expect(underWay).toBe('done');
});
