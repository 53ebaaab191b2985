import { describe, expect, it } from 'vitest';
import { renewalDay } from './renewal-day.ts';

describe('renewalDay', () => {
  it.each([
    ['2026-11-21T12:30:00.000Z', 'month', '2026-12-21T12:30:00.000Z'],
    ['2026-12-15T00:00:00.000Z', 'month', '2027-01-15T00:00:00.000Z'],
    ['2027-01-31T23:59:00.000Z', 'month', '2027-02-28T23:59:00.000Z'],
    ['2028-02-29T08:00:00.000Z', 'year', '2029-02-28T08:00:00.000Z'],
    ['2026-11-21T12:30:00.000Z', 'year', '2027-11-21T12:30:00.000Z'],
  ] as const)('%s and a %s: %s', (from, interval, expected) => {
    expect(renewalDay(new Date(from), interval).toISOString()).toBe(expected);
  });
});
