import { describe, expect, it } from 'vitest';
import { questionWindows, startOfToday } from './question-windows.ts';

const iso = (now: string, zone: string | null) =>
  questionWindows(new Date(now), zone).map(({ day, from, until }) => [
    day,
    from.toISOString(),
    until.toISOString(),
  ]);

describe('questionWindows', () => {
  it('covers whole days, from two to five and from seven to thirteen days ago', () => {
    expect(iso('2026-11-21T15:00:00Z', null)).toEqual([
      [2, '2026-11-16T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
      [7, '2026-11-08T00:00:00.000Z', '2026-11-15T00:00:00.000Z'],
    ]);
  });

  it('counts calendar days where the clocks change', () => {
    // Madrid goes from +2 to +1 on the 25th of October.
    expect(iso('2026-10-27T22:30:00Z', 'Europe/Madrid')[0]).toEqual([
      2,
      '2026-10-21T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ]);
  });
});

describe('startOfToday', () => {
  it('is midnight where the member lives', () => {
    expect(startOfToday(new Date('2026-11-21T03:00:00Z'), 'America/Bogota').toISOString()).toBe(
      '2026-11-20T05:00:00.000Z',
    );
  });
});
