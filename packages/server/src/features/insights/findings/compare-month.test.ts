import { describe, expect, it } from 'vitest';
import type { StoredTally } from '#server/db/tables/insights/dream-tallies.ts';
import { compareMonth } from './compare-month.ts';

const empty: StoredTally = {
  dreams: 0,
  words: 0,
  lengths: [],
  nights: [],
  symbols: [],
  categories: [],
  themes: [],
  hours: [],
  untimed: 0,
};
const night = { dreams: 1, told: 0, felt: [], chosenTold: 0, chosen: [], mark: null };
const isNamed = (slug: string) => slug !== 'class-shoes';
const tally = (dreams: number, symbols: StoredTally['symbols'], more: Partial<StoredTally> = {}) => ({
  ...empty,
  dreams,
  symbols,
  ...more,
});

describe('a month beside the year before it', () => {
  it('has a finding where a symbol is far more frequent', () => {
    const now = tally(20, [
      ['house', 10],
      ['river', 12],
    ]);
    const before = tally(100, [
      ['house', 50],
      ['river', 5],
    ]);
    const { compared, found } = compareMonth({ now, before, isNamed });
    expect(compared).toBe(2);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: 'symbol', value: 'river', now: { count: 12, n: 20 } });
    expect(found[0]?.p).toBeLessThan(0.001);
  });

  it('has one where a symbol is gone', () => {
    const { found } = compareMonth({ now: tally(30, []), before: tally(100, [['house', 50]]), isNamed });
    expect(found).toMatchObject([{ value: 'house', now: { count: 0 } }]);
  });

  it.each([
    ['too few dreams', tally(7, [['river', 7]]), tally(100, [])],
    ['too few before', tally(20, [['river', 20]]), tally(19, [])],
    ['too few of it', tally(8, [['river', 2]]), tally(400, [])],
    ['no name', tally(20, [['class-shoes', 20]]), tally(100, [])],
    ['no change', tally(20, [['river', 2]]), tally(100, [['river', 12]])],
  ])('has none with %s', (_why, now, before) => {
    expect(compareMonth({ now, before, isNamed }).found).toEqual([]);
  });

  it('takes no finding from having begun to say something', () => {
    const chosen = (nights: number, feeling: string) =>
      Array.from({ length: nights }, (_, index): [string, typeof night] => [
        `2026-11-${String(index + 1).padStart(2, '0')}`,
        { ...night, chosenTold: 1, chosen: [[feeling, 1]] as never },
      ]);
    const now = tally(20, [], { nights: chosen(20, 'fear'), categories: [['lucid', 20]] });
    expect(compareMonth({ now, before: tally(100, []), isNamed }).found).toEqual([]);
    const before = tally(100, [], { nights: chosen(28, 'joy') });
    const { found } = compareMonth({ now, before, isNamed });
    expect(found.map(({ kind, value }) => [kind, value])).toEqual([
      ['chosen', 'fear'],
      ['chosen', 'joy'],
    ]);
  });

  it('is rarely wrong where nothing has changed', () => {
    // Three hundred months of a dreamer whose forty symbols are each in a fifth of all dreams.
    let state = 7;
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
    const draw = (dreams: number) =>
      tally(
        dreams,
        Array.from({ length: 40 }, (_, symbol): [string, number] => {
          let count = 0;
          for (let dream = 0; dream < dreams; dream += 1) if (random() < 0.2) count += 1;
          return [`symbol-${symbol}`, count];
        }),
      );
    let wrong = 0;
    for (let month = 0; month < 300; month += 1) {
      if (compareMonth({ now: draw(20), before: draw(120), isNamed }).found.length > 0) wrong += 1;
    }
    expect(wrong / 300).toBeLessThan(0.05);
  });
});
