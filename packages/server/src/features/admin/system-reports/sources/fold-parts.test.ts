import { describe, expect, it } from 'vitest';
import { foldParts } from './fold-parts.ts';
import type { CountedRow, ReportSource } from './report-source.ts';

const source = { measure: 'dreams', unit: 'count', columns: ['part', 'user_id'] } as unknown as ReportSource;
const row = (part: string | null, value: number | null, people: number | null): CountedRow => ({
  day: '2026-11-01',
  currency: null,
  part,
  value,
  people,
});
/** The same numbers in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const told = (rows: readonly CountedRow[]) => rows.map(({ part, value }) => [part, value]);

describe('parts of a figure', () => {
  it('are told where each stands for five members', () => {
    const rows = [row(null, 30, 11), row('en', 20, 6), row('es', 10, 5)];
    expect(foldParts(source, rows)).toEqual(rows);
  });

  it('are added up with the smallest that is large enough where they stand for fewer', () => {
    const rows = [row(null, 100, 40), row('en', 60, 20), row('es', 30, 15), row('none', 10, 4)];
    expect(told(foldParts(source, rows))).toEqual([
      [null, 100],
      ['en', 60],
      ['other', 40],
    ]);
  });

  it('are not told where only one would be left, which could be taken from the whole', () => {
    const rows = [row(null, 70, 24), row('en', 60, 20), row('es', 10, 4)];
    expect(told(foldParts(source, rows))).toEqual([[null, 70]]);
    expect(told(foldParts(source, [row(null, 3, 2), row('en', 2, 1), row('es', 1, 1)]))).toEqual([[null, 3]]);
  });

  it('are told as they are where they are of no members', () => {
    const rows = [row(null, 3, null), row('bytes', 2, null), row('rows', 1, null)];
    expect(foldParts({ ...source, columns: ['part'] }, rows)).toEqual(rows);
  });

  it('are left out, and the whole too, where an average would be of fewer than five', () => {
    const rate = { ...source, unit: 'percent' as const };
    expect(told(foldParts(rate, [row(null, 50, 9), row('en', 60, 5), row('es', 40, 4)]))).toEqual([
      [null, 50],
      ['en', 60],
    ]);
    expect(foldParts(rate, [row(null, 50, 4), row('en', 50, 4)])).toEqual([]);
    expect(foldParts(rate, [row(null, null, 0)])).toEqual([]);
  });

  it('always add up to the whole, and no difference tells of fewer than five', () => {
    const random = createRandom(7);
    for (let round = 0; round < 500; round += 1) {
      const parts = Array.from({ length: 1 + Math.floor(random() * 8) }, (_, index) => {
        const people = 1 + Math.floor(random() * 9);
        return row(`part-${index}`, people + Math.floor(random() * 20), people);
      });
      const sum = parts.reduce((all, { value }) => all + (value ?? 0), 0);
      const rows = foldParts(source, [row(null, sum, 100), ...parts]);
      const shown = rows.filter(({ part }) => part !== null);
      expect(rows[0]).toMatchObject({ part: null, value: sum });
      if (shown.length > 0) expect(shown.reduce((all, { value }) => all + value, 0)).toBe(sum);
      expect(shown.every(({ people }) => (people ?? 0) >= 5)).toBe(true);
      if (parts.length > 1) expect(shown.length).not.toBe(1);
    }
  });
});
