import { expect, it } from 'vitest';
import { addMonths } from './add-months.ts';

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2026-01-31', 12, '2027-01-31'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-08-30', 0, '2026-08-30'],
])('counts from %s %i months to %s', (anchor, months, day) => {
  expect(addMonths(new Date(`${anchor}T23:59:58.500Z`), months).toISOString()).toBe(`${day}T23:59:58.500Z`);
});

it('drifts where months are chained, which is why they are counted from the anchor', () => {
  const anchor = new Date('2026-01-31T00:00:00Z');
  const chained = addMonths(addMonths(addMonths(anchor, 1), 1), 1);
  expect(chained.toISOString()).toBe('2026-04-28T00:00:00.000Z');
});
