import { describe, expect, it } from 'vitest';
import { learnWeights } from './learn-weights.ts';

const example = (hashes: readonly number[], isPositive: boolean) => ({ hashes, isPositive, importance: 1 });

describe('learnWeights', () => {
  const examples = [
    example([1, 2], true),
    example([1, 3], true),
    example([4, 2], false),
    example([4, 3], false),
    example([5, 2], false),
  ];

  it('gives weight to what tells the two apart, and to nothing else', () => {
    const { weights } = learnWeights(examples, 8, 10);
    expect(weights[1]).toBeGreaterThan(1);
    expect(weights[4]).toBeLessThan(-0.5);
    expect(Math.abs(weights[2] ?? 0)).toBeLessThan((weights[1] ?? 0) / 2);
    expect(weights[7]).toBe(0);
  });

  it('gives the same weights again', () => {
    expect(learnWeights(examples, 8, 10)).toEqual(learnWeights(examples, 8, 10));
  });
});
