import { describe, expect, it } from 'vitest';
import { buildFigure } from '../testing/build-report.ts';
import { groupFigures, shareOfLargest } from './group-figures.ts';

describe('groupFigures', () => {
  it('has every measure of the type, in its order, also where nothing can be told', () => {
    const groups = groupFigures('members', [buildFigure({ measure: 'joined', value: 3 })]);
    expect(groups.map(({ measure, whole }) => [measure, whole?.value ?? null])).toEqual([
      ['accounts', null],
      ['tiers', null],
      ['languages', null],
      ['joined', 3],
      ['dreaming', null],
    ]);
  });

  it('keeps currencies apart, each with its parts', () => {
    const paid = (currency: string, value: number, part: string | null = null) =>
      buildFigure({ measure: 'paid', unit: 'money', currency, value, part });
    const groups = groupFigures('money', [
      paid('eur', 500),
      paid('usd', 900),
      paid('usd', 600, 'year'),
      paid('usd', 300, 'month'),
    ]).filter(({ measure }) => measure === 'paid');
    expect(groups.map(({ currency, whole, parts }) => [currency, whole?.value, parts.length])).toEqual([
      ['eur', 500, 0],
      ['usd', 900, 2],
    ]);
  });
});

describe('shareOfLargest', () => {
  it('measures against the largest part, whichever sign', () => {
    const parts = [buildFigure({ value: -200 }), buildFigure({ value: 50 })];
    expect(parts.map((part) => shareOfLargest(part, parts))).toEqual([100, 25]);
  });

  it('is nothing where all are', () => {
    expect(shareOfLargest(buildFigure({ value: 0 }), [buildFigure({ value: 0 })])).toBe(0);
  });
});
