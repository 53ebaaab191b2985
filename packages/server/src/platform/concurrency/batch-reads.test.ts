import { describe, expect, it } from 'vitest';
import { createBatchedRead } from './batch-reads.ts';

describe('createBatchedRead', () => {
  it('asks once for what is wanted in one turn, and each key once', async () => {
    const batches: string[][] = [];
    const read = createBatchedRead(async (keys) => {
      batches.push(keys);
      return new Map(keys.filter((key) => key !== 'missing').map((key) => [key, key.toUpperCase()]));
    });
    expect(await Promise.all([read('a'), read('b'), read('a'), read('missing')])).toEqual([
      'A',
      'B',
      'A',
      null,
    ]);
    expect(batches).toEqual([['a', 'b', 'missing']]);
  });

  it('keeps nothing for the next turn', async () => {
    let value = 1;
    const read = createBatchedRead(async (keys) => new Map(keys.map((key) => [key, value])));
    expect(await read('a')).toBe(1);
    value = 2;
    expect(await read('a')).toBe(2);
  });

  it('does not join a read to a statement that is already on its way', async () => {
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let calls = 0;
    const read = createBatchedRead(async (keys) => {
      calls += 1;
      if (calls === 1) {
        started.resolve();
        await release.promise;
      }
      return new Map(keys.map((key) => [key, calls]));
    });
    const first = read('a');
    await started.promise;
    expect(await read('a')).toBe(2);
    release.resolve();
    await first;
  });

  it('tells everyone of a failure and works again after it', async () => {
    let isBroken = true;
    const read = createBatchedRead(async (keys) => {
      if (isBroken) throw new TypeError('broken');
      return new Map(keys.map((key) => [key, true]));
    });
    const results = await Promise.allSettled([read('a'), read('b')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await read('a')).toBe(true);
  });
});
