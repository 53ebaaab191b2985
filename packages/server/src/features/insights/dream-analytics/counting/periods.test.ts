import { describe, expect, it } from 'vitest';
import { firstWeekday, joinSpans, periodOf, weeksOfMonth } from './periods.ts';

describe('a period', () => {
  it.each([
    ['week', '2026-11-20', 1, '2026-11-16', '2026-11-22'],
    ['week', '2026-11-22', 7, '2026-11-22', '2026-11-28'],
    ['week', '2027-01-01', 1, '2026-12-28', '2027-01-03'],
    ['month', '2028-02-10', 1, '2028-02-01', '2028-02-29'],
    ['quarter', '2026-12-31', 1, '2026-10-01', '2026-12-31'],
    ['year', '2026-01-01', 1, '2026-01-01', '2026-12-31'],
  ] as const)('%s of %s', (period, day, weekday, start, end) => {
    expect(periodOf(period, day, weekday)).toEqual({ start, end });
  });

  it('has the weeks of its language', () => {
    expect([firstWeekday('en'), firstWeekday('es')]).toEqual([7, 1]);
  });

  it('of a month has every week that has a day of it', () => {
    expect(weeksOfMonth('2026-11-01', 1)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(weeksOfMonth('2026-02-01', 7)).toEqual(['2026-02-01', '2026-02-08', '2026-02-15', '2026-02-22']);
  });

  it('joins stretches that meet', () => {
    expect(
      joinSpans([
        { start: '2026-05-01', end: '2026-05-31' },
        { start: '2026-01-01', end: '2026-01-31' },
        { start: '2026-02-01', end: '2026-02-10' },
        { start: '2026-02-05', end: '2026-02-06' },
      ]),
    ).toEqual([
      { start: '2026-01-01', end: '2026-02-10' },
      { start: '2026-05-01', end: '2026-05-31' },
    ]);
  });
});
