import { describe, expect, it } from 'vitest';
import { CombinedIndex, numbersOfUse } from './combined-index.ts';

const symbol = (id: string, ...parts: string[]) => ({
  id,
  name: id,
  meaning: '',
  insight: '',
  parts,
  phrases: [],
});

describe('CombinedIndex', () => {
  const index = new CombinedIndex([
    symbol('falling-teeth', 'teeth', 'fall | lose'),
    symbol('no-brakes', 'car', 'brakes:negated', 'hill'),
  ]);

  it('lists for each part its symbol, its place among all parts and its bit', () => {
    expect([...index.usesOf('fall').ofPresence]).toEqual([0, 1, 2]);
    expect([...index.usesOf('lose').ofPresence]).toEqual([0, 1, 2]);
    expect([...index.usesOf('hill').ofPresence]).toEqual([1, 4, 4]);
    expect(index.usesOf('teeth').ofPresence).toHaveLength(numbersOfUse);
  });

  it('keeps apart the parts that must be missing', () => {
    expect([...index.usesOf('brakes').ofAbsence]).toEqual([1, 3, 2]);
    expect(index.usesOf('brakes').ofPresence).toHaveLength(0);
    expect(index.usesOf('car').ofAbsence).toHaveLength(0);
  });

  it('knows where the parts of each symbol begin and what all of them are', () => {
    expect([...index.firstSlots]).toEqual([0, 2, 5]);
    expect([...index.allParts]).toEqual([3, 7]);
    expect(index.slots).toBe(5);
    expect(index.usesOf('nothing').ofPresence).toHaveLength(0);
  });
});
