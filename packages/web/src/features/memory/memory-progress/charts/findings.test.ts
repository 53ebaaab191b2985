import { describe, expect, it } from 'vitest';
import { comparisonFinding, kindFinding } from './findings.ts';

const of = (kind: 'person' | 'food' | null, n: number, count: number, low: number, high: number) => ({
  kind,
  cameBack: { n, count, low, high },
});

describe('comparisonFinding', () => {
  it.each([
    ['early', null],
    ['more', { value: 1, low: 0.1, high: 2 }],
    ['fewer', { value: -1, low: -2, high: -0.1 }],
    ['same', { value: 1, low: -0.1, high: 2 }],
  ] as const)('%s', (finding, difference) => {
    expect(comparisonFinding({ difference })).toBe(finding);
  });
});

describe('kindFinding', () => {
  it('names the kind whose whole range is above the others', () => {
    const best = of('person', 20, 18, 0.7, 0.97);
    expect(kindFinding([of('food', 20, 6, 0.15, 0.52), best])).toEqual({ finding: 'one', best });
  });

  it('names none where ranges meet, however far apart the shares are', () => {
    expect(kindFinding([of('person', 8, 7, 0.53, 0.98), of('food', 8, 4, 0.22, 0.78)]).finding).toBe('same');
  });

  it('says nothing before two kinds were asked for often enough', () => {
    const few = of('food', 7, 1, 0.03, 0.51);
    expect(kindFinding([of('person', 20, 18, 0.7, 0.97), few, of(null, 30, 2, 0, 0.2)]).finding).toBe(
      'early',
    );
  });
});
