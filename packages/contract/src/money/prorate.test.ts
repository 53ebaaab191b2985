import { describe, expect, it } from 'vitest';
import { addMonths } from './add-months.ts';
import { prorate } from './prorate.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const months = { month: 1, year: 12 } as const;

describe('credit and debit of a change within one length', () => {
  it.each([
    ['month', 10_000, 30_000, '2025-06-01', '2025-06-16', 5000, 15_000],
    ['month', 10_000, 30_000, '2025-06-01', '2025-06-11', 6667, 20_000],
    ['month', 10_000, 30_000, '2024-02-18', '2024-02-25', 7586, 22_759],
    ['year', 100_000, 300_000, '2024-08-01', '2024-10-01', 83_288, 249_863],
    ['year', 100_000, 300_000, '2024-02-18', '2024-09-05', 45_355, 136_066],
    ['year', 100_000, 300_000, '2023-02-18', '2023-09-05', 45_479, 136_438],
  ] as const)('a %s of %i to %i, from %s on %s', (interval, from, to, start, at, credit, debit) => {
    const period = { start: day(start), end: addMonths(day(start), months[interval]) };
    expect(prorate({ price: from, ...period }, day(at))).toBe(credit);
    expect(prorate({ price: to, ...period }, day(at))).toBe(debit);
  });
});

it.each([
  ['month', 10_000, '2025-06-01', '2025-06-16', 5000],
  ['year', 100_000, '2025-06-01', '2025-08-13', 80_000],
] as const)(
  'credits a %s of %i from %s that becomes another length on %s',
  (interval, price, start, at, credit) => {
    const end = addMonths(day(start), months[interval]);
    expect(prorate({ price, start: day(start), end }, day(at))).toBe(credit);
  },
);

it('gives all before the period, nothing after it, and looks at no part of a second', () => {
  const period = { price: 999, start: day('2026-01-01'), end: day('2026-02-01') };
  expect(prorate(period, day('2025-12-01'))).toBe(999);
  expect(prorate(period, day('2026-03-01'))).toBe(0);
  expect(prorate(period, new Date('2026-01-01T00:00:00.999Z'))).toBe(999);
});
