import { describe, expect, it } from 'vitest';
import { daysBefore } from './days-before.ts';

describe('daysBefore', () => {
  it.each<[string, string, [number, string][]]>([
    ['2026-11-21', '2026-11-01', []],
    [
      '2026-11-21',
      '2026-08-21',
      [
        [1, '2026-10-21'],
        [3, '2026-08-21'],
      ],
    ],
    [
      '2026-11-21',
      '2024-11-20',
      [
        [1, '2026-10-21'],
        [3, '2026-08-21'],
        [6, '2026-05-21'],
        [12, '2025-11-21'],
        [24, '2024-11-21'],
      ],
    ],
    ['2026-05-31', '2026-01-01', []],
    [
      '2028-02-29',
      '2024-01-01',
      [
        [1, '2028-01-29'],
        [3, '2027-11-29'],
        [6, '2027-08-29'],
        [48, '2024-02-29'],
      ],
    ],
    ['2026-01-15', '2025-12-01', [[1, '2025-12-15']]],
  ])('on %s, of a journal since %s', (today, firstDay, expected) => {
    expect(daysBefore(today, firstDay).map(({ monthsAgo, day }) => [monthsAgo, day])).toEqual(expected);
  });
});
