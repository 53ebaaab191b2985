import { expect, it } from 'vitest';
import { createBatchedWrite } from './batch-writes.ts';

it('joins what comes in while it writes, up to a number, and tells each its own outcome', async () => {
  const batches: number[][] = [];
  const write = createBatchedWrite(async (items: readonly number[]) => {
    batches.push([...items]);
    await new Promise((resolve) => setImmediate(resolve));
    return items.map((item) => item * 2);
  }, 3);
  const first = [1, 2].map(write);
  await new Promise((resolve) => setImmediate(resolve));
  const later = [3, 4, 5, 6].map(write);
  expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8, 10, 12]);
  expect(batches).toEqual([[1, 2], [3, 4, 5], [6]]);
  expect(await write(7)).toBe(14);
  expect(batches).toHaveLength(4);
});

it('tells all of a batch that it failed, and goes on with the next', async () => {
  let isBroken = true;
  const write = createBatchedWrite(async (items: readonly number[]) => {
    if (isBroken) throw new Error('no connection');
    return items;
  }, 10);
  const outcomes = await Promise.allSettled([write(1), write(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await write(3)).toBe(3);
});
