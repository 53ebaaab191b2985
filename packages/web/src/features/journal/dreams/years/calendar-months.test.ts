import type { DreamNight } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { calendarMonths, heatOf } from './calendar-months.ts';

const night = (day: string): DreamNight => ({
  night: day,
  dreams: [{ id: 1, title: 'The sea', language: 'en' }],
  count: 1,
  length: 10,
  category: null,
  returning: 0,
});

describe('calendarMonths', () => {
  it('goes from the first night to today, the latest month first', () => {
    const months = calendarMonths(2026, [night('2026-09-30'), night('2026-11-02')], {
      today: '2026-11-22',
      firstWeekday: 1,
    });
    expect(months.map(({ key, lead, cells, nights }) => [key, lead, cells.length, nights])).toEqual([
      ['2026-11', 6, 22, 1],
      ['2026-10', 3, 31, 0],
      ['2026-09', 1, 30, 1],
    ]);
    expect(months[0]?.cells[1]).toMatchObject({ day: '2026-11-02', night: { length: 10 } });
  });

  it('shows an earlier year to its end, and begins weeks as they do elsewhere', () => {
    const months = calendarMonths(2024, [night('2024-11-30')], { today: '2026-11-22', firstWeekday: 7 });
    expect(months.map(({ key, lead, cells }) => [key, lead, cells.length])).toEqual([
      ['2024-12', 0, 31],
      ['2024-11', 5, 30],
    ]);
  });

  it('has this month for a year without a night', () => {
    expect(calendarMonths(2026, [], { today: '2026-01-03', firstWeekday: 1 }).map(({ key }) => key)).toEqual([
      '2026-01',
    ]);
  });
});

it.each([
  [20, 1],
  [200, 2],
  [999, 3],
  [5000, 4],
])('%i characters are step %i', (length, step) => {
  expect(heatOf(length)).toBe(step);
});
