import { describe, expect, it } from 'vitest';
import { dayAt, nextDay, startOfDay } from './calendar-day.ts';

describe('calendar days', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', 'America/Bogota', '2026-11-21T05:00:00.000Z'],
    ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
    // The clocks change during the day, not at midnight.
    ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
    // Midnight is skipped: the day begins at one.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    // Midnight comes twice: the day begins with the first.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ])('%s in %s begins at %s', (day, timezone, start) => {
    expect(startOfDay(day, timezone).toISOString()).toBe(start);
  });

  it('tells the day that it is', () => {
    const time = new Date('2026-11-21T04:59:59.999Z');
    expect(dayAt(time, 'America/Bogota')).toBe('2026-11-20');
    expect(dayAt(new Date(time.getTime() + 1), 'America/Bogota')).toBe('2026-11-21');
    expect(dayAt(time, 'Asia/Tokyo')).toBe('2026-11-21');
  });

  it('counts over the end of months and years', () => {
    expect(nextDay('2026-12-31')).toBe('2027-01-01');
    expect(nextDay('2028-02-28')).toBe('2028-02-29');
  });

  it('begins every day of a year where the day before ends', () => {
    for (const timezone of ['America/Santiago', 'Europe/Madrid', 'Australia/Lord_Howe', 'Africa/Cairo']) {
      for (let day = '2026-01-01'; day < '2027-01-01'; day = nextDay(day)) {
        const start = startOfDay(day, timezone);
        expect(dayAt(start, timezone)).toBe(day);
        expect(nextDay(dayAt(new Date(start.getTime() - 1), timezone))).toBe(day);
      }
    }
  });
});
