import { expect, it } from 'vitest';
import { createLogger } from '../logging/create-logger.ts';
import { startPollLoop } from './poll-loop.ts';

const log = createLogger('silent');
const options = { lookEveryMs: 60_000, failure: 'failed' };

/** Work that waits to be let go. */
function heldWork() {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const work = () => {
    begun += 1;
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const letGo = async () => {
    waiting.shift()?.();
    await new Promise(setImmediate);
  };
  return { work, letGo, begun: () => begun };
}

it('runs a round at a time, and one more for all who asked meanwhile', async () => {
  const { work, letGo, begun } = heldWork();
  const rounds = startPollLoop({ log }, { ...options, work });
  rounds.wake();
  rounds.wake();
  expect(begun()).toBe(1);
  await letGo();
  expect(begun()).toBe(2);
  await letGo();
  expect(begun()).toBe(2);
  await rounds.stop();
});

it('goes on after a round that failed', async () => {
  let count = 0;
  const rounds = startPollLoop(
    { log },
    {
      ...options,
      work: async () => {
        count += 1;
        throw new TypeError('broken');
      },
    },
  );
  await new Promise(setImmediate);
  rounds.wake();
  await rounds.stop();
  expect(count).toBe(2);
});

it('stops once the running round is done, and is not woken again', async () => {
  const { work, letGo, begun } = heldWork();
  const rounds = startPollLoop({ log }, { ...options, work });
  rounds.wake();
  let isStopped = false;
  const stopped = rounds.stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  await letGo();
  await stopped;
  rounds.wake();
  expect(begun()).toBe(1);
});

it('tells the running round that it is to stop', async () => {
  const rounds = startPollLoop(
    { log },
    {
      ...options,
      work: (stopping) => new Promise((resolve) => stopping.addEventListener('abort', resolve)),
    },
  );
  await rounds.stop();
});
