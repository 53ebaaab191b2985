import { expect, it } from 'vitest';
import { monthCells, shiftMonth } from './month-cells.ts';

it.each([
  ['2026-11', 1, 6, 30],
  ['2026-11', 7, 0, 30],
  ['2024-02', 1, 3, 29],
  ['2026-02', 7, 0, 28],
])('%s with weeks from %i: %i cells before %i days', (month, firstWeekday, lead, days) => {
  const cells = monthCells(month, firstWeekday);
  expect([cells.lead, cells.days.length]).toEqual([lead, days]);
  expect(cells.days[0]).toBe(`${month}-01`);
});

it('goes over the ends of years', () => {
  expect([shiftMonth('2026-01', -1), shiftMonth('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
});
