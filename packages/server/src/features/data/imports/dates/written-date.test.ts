import { describe, expect, it } from 'vitest';
import { existingDay, momentOf, type WrittenDate } from './written-date.ts';

describe('existingDay', () => {
  it.each([
    [2024, 2, 29, '2024-02-29'],
    [2023, 2, 29, null],
    [1900, 2, 29, null],
    [2000, 2, 29, '2000-02-29'],
    [2024, 4, 31, null],
    [2024, 0, 1, null],
    [2024, 13, 1, null],
    [2024, 1, 0, null],
    [33, 1, 2, '0033-01-02'],
    [Number.NaN, 1, 1, null],
  ])('%i-%i-%i', (year, month, day, expected) => {
    expect(existingDay(year, month, day)).toBe(expected);
  });
});

describe('momentOf', () => {
  const open: WrittenDate = { year: 2024, first: 3, second: 4 };

  it.each([
    [open, 'dmy', 'UTC', '2024-04-03T12:00:00.000Z'],
    [open, 'mdy', 'UTC', '2024-03-04T12:00:00.000Z'],
    [{ ...open, minutes: 61 }, 'mdy', 'UTC', '2024-03-04T01:01:00.000Z'],
    [{ year: 2024, month: 3, day: 5 }, 'mdy', 'America/Bogota', '2024-03-05T17:00:00.000Z'],
    [{ year: 2024, month: 3, day: 5, minutes: 0 }, 'dmy', 'Asia/Tokyo', '2024-03-04T15:00:00.000Z'],
    [{ instant: '2024-03-05T06:30:00+01:00' }, 'dmy', 'Asia/Tokyo', '2024-03-05T05:30:00.000Z'],
  ] as const)('%j (%s) in %3$s', (date, order, zone, expected) => {
    expect(momentOf(date, order, zone)?.toISOString()).toBe(expected);
  });

  it.each([
    [{ instant: 'yesterday' }, 'dmy'],
    [{ year: 2024, first: 13, second: 4 }, 'mdy'],
    [{ year: 2024, first: 4, second: 13 }, 'dmy'],
    [{ year: 2023, month: 2, day: 29 }, 'dmy'],
  ] as const)('%j (%s) is no day', (date, order) => {
    expect(momentOf(date, order, 'UTC')).toBeNull();
  });
});
