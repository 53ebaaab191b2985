import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRecurrences } from './find-recurrences.ts';
import type { PlacedDream } from './whole-dream.ts';

const places = new Set(['school', 'beach']);
let next = 0;
const dream = (symbols: string[], themes: string[] = []): PlacedDream => {
  next += 1;
  const night = new Date(Date.UTC(2025, 0, next)).toISOString().slice(0, 10);
  return { id: next, night, symbols, themes };
};
/** Dreams that have nothing in common. */
const others = (count: number) =>
  Array.from({ length: count }, () => dream([`thing-${next}`, `person-${next}`], [`theme-${next}`]));

describe('recurring dreams', () => {
  it('are those in which the same thing happens with the same symbol', () => {
    const looking = Array.from({ length: 4 }, (_, index) =>
      dream(['room', 'corridor', `x-${index}`], ['looking']),
    );
    const [found, ...rest] = findRecurrences({ dreams: [...others(40), ...looking], places });
    expect(rest).toEqual([]);
    expect(found).toMatchObject({
      theme: 'looking',
      count: 4,
      first: looking[0]?.night,
      last: looking[3]?.night,
      dreams: looking.map(({ id }) => id).toReversed(),
    });
    expect([...(found?.shared ?? []), ...(found?.often ?? []).map(([slug]) => slug)].sort()).toEqual([
      'corridor',
      'room',
    ]);
  });

  it('are those of the same place with the same symbol', () => {
    const exams = Array.from({ length: 3 }, () => dream(['school', 'exam']));
    expect(findRecurrences({ dreams: [...others(60), ...exams], places })).toMatchObject([
      { key: ' school exam', theme: null, shared: ['school', 'exam'], count: 3 },
    ]);
  });

  it('are none of two, nor of what chance brings, nor of what is everywhere', () => {
    const two = Array.from({ length: 2 }, () => dream(['school', 'exam']));
    expect(findRecurrences({ dreams: [...others(60), ...two], places })).toEqual([]);
    const common = Array.from({ length: 30 }, (_, index) =>
      dream([index % 3 === 0 ? 'school' : 'tree', index % 3 === 1 ? 'water' : 'sky', 'me'], ['moving']),
    );
    expect(findRecurrences({ dreams: common, places })).toEqual([]);
  });

  it('are rarely found where symbols come and go by chance', () => {
    const names = ['school', 'beach', ...Array.from({ length: 40 }, (_, index) => `thing-${index}`)];
    let found = 0;
    fc.assert(
      fc.property(
        fc.array(fc.subarray(names, { minLength: 4, maxLength: 6 }), { minLength: 80, maxLength: 80 }),
        (journal) => {
          found += findRecurrences({ dreams: journal.map((symbols) => dream(symbols)), places }).length;
        },
      ),
      { numRuns: 60, seed: 11 },
    );
    expect(found / 60).toBeLessThan(0.1);
  });
});
