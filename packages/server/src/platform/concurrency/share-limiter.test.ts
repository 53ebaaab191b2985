import { describe, expect, it } from 'vitest';
import { createShareLimiter } from './share-limiter.ts';

/** Work that is done when it is told to be; `begun` says which have started, in order. */
function setUp(options = { inFlight: 2, waiting: 4, waitingPerKey: 2 }) {
  const limiter = createShareLimiter(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (key: number, name: string) =>
    limiter(key, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { limiter, begun, run, end };
}

describe('a share limiter', () => {
  it('runs one at a time for each key, whoever else has room', async () => {
    const { begun, run, end } = setUp();
    const first = [run(1, 'a1'), run(1, 'a2'), run(2, 'b1')];
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    await end('b1');
    await end('a2');
    await Promise.all(first);
  });

  it('lets others pass those whose key is busy', async () => {
    const { begun, run, end } = setUp();
    const all = [run(1, 'a1'), run(1, 'a2'), run(2, 'b1'), run(3, 'c1')];
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    for (const name of ['a1', 'c1', 'a2']) await end(name);
    await Promise.all(all);
  });

  it('refuses what waits too much, for one key or in all', async () => {
    const { run, end, begun } = setUp();
    const all = [run(1, 'a1'), run(1, 'a2'), run(1, 'a3')];
    await expect(run(1, 'a4')).rejects.toMatchObject({ reason: 'requests.too_many', retryAfter: 10 });
    all.push(run(2, 'b1'), run(2, 'b2'), run(3, 'c1'));
    await expect(run(4, 'd1')).rejects.toMatchObject({ reason: 'server.overloaded' });
    for (let index = 0; index < all.length; index += 1) await end(begun[index] ?? '');
    await Promise.all(all);
    expect([...begun].sort()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  });

  it('goes on after work that failed', async () => {
    const { limiter } = setUp();
    await expect(limiter(1, async () => Promise.reject(new RangeError('no')))).rejects.toThrow('no');
    expect(await limiter(1, async () => 'yes')).toBe('yes');
  });
});
