import { limits, type RecallMark } from '@chitta/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayPlus } from '#server/platform/time/calendar-day.ts';
import { recallGain } from './recall-gain.ts';

const first = '2026-10-01';
/** Nights from the first on; a dot is one of which nothing is known. */
const nightsOf = (marks: string): ReadonlyMap<string, RecallMark> => {
  const words: Readonly<Record<string, RecallMark>> = { n: 'none', f: 'fragment', d: 'dream' };
  return new Map(
    [...marks].flatMap((mark, index) => {
      const word = words[mark];
      return word ? [[dayPlus(first, index), word] as const] : [];
    }),
  );
};
const gainOf = (marks: string, today = dayPlus(first, marks.length - 1)) =>
  recallGain({ today, first, nights: nightsOf(marks) });

it('is nothing before anything was marked', () => {
  expect(recallGain({ today: first, first: null, nights: nightsOf('ddd') })).toEqual({
    baseline: null,
    since: null,
    gain: null,
  });
});

it('has a baseline of seven days, and nothing to compare with while it lasts', () => {
  const { baseline, since, gain } = gainOf('nfd.n');
  expect(baseline).toEqual({
    from: '2026-10-01',
    to: '2026-10-05',
    dreams: { n: 4, count: 1, low: null, high: null },
    fragments: 1,
    unknown: 1,
  });
  expect([since, gain]).toEqual([null, null]);
});

it('tells the gain of the nights since with its uncertainty, once both sides have enough', () => {
  expect(gainOf('nnfndnn' + 'dddd').gain).toBeNull();
  const { baseline, since, gain } = gainOf('nnfndnn' + 'ddddn.ddd');
  expect(baseline?.dreams).toMatchObject({ n: 7, count: 1 });
  expect(since).toMatchObject({ from: '2026-10-08', to: '2026-10-16', fragments: 0, unknown: 1 });
  expect(since?.dreams).toMatchObject({ n: 8, count: 7 });
  expect(gain?.value).toBeCloseTo(7 / 8 - 1 / 7, 2);
  expect(gain?.low).toBeGreaterThan(0);
  expect(gain?.high).toBeLessThan(1);
});

it('leaves out dreams of before the first mark, and takes no unknown night for one without a dream', () => {
  const nights = new Map([...nightsOf('nndnnnn.......'), ['2026-09-20', 'dream' as const]]);
  const { baseline, since, gain } = recallGain({ today: '2026-10-14', first, nights });
  expect(baseline?.dreams).toMatchObject({ n: 7, count: 1 });
  expect(since).toMatchObject({ dreams: { n: 0, count: 0 }, unknown: 7 });
  expect(gain).toBeNull();
});

it('counts each known night from the first mark on once', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('n', 'f', 'd', '.'), minLength: 1, maxLength: 80 }),
      (marks) => {
        const { baseline, since } = gainOf(marks);
        const known = (baseline?.dreams.n ?? 0) + (since?.dreams.n ?? 0);
        const unknown = (baseline?.unknown ?? 0) + (since?.unknown ?? 0);
        expect(known).toBe([...marks].filter((mark) => mark !== '.').length);
        expect(known + unknown).toBe(marks.length);
        expect(since === null).toBe(marks.length <= limits.memorySample.baselineDays);
      },
    ),
  );
});
