import { describe, expect, it } from 'vitest';
import { windowEnd } from './allowance-window.ts';

const hour = 60 * 60 * 1000;
const zones = [
  'UTC',
  'America/Bogota',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'Pacific/Honolulu',
  'Europe/Madrid',
];

describe('windowEnd', () => {
  it.each([
    ['2026-11-21T10:00:00Z', 'UTC', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21T10:00:00Z', 'America/Bogota', '2026-11-22T05:00:00.000Z'],
    ['2026-11-21T04:59:59Z', 'America/Bogota', '2026-11-21T05:00:00.000Z'],
    ['2026-03-28T22:30:00Z', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
    ['2026-03-28T23:30:00Z', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
  ])('at %s in %s is %s', (now, timezone, end) => {
    expect(windowEnd({ now: new Date(now), timezone, lastEnd: null }).toISOString()).toBe(end);
  });

  it('is the very next midnight on every day of a year in one zone', () => {
    for (const timezone of zones) {
      let lastEnd = windowEnd({ now: new Date('2026-01-01T12:00:00Z'), timezone, lastEnd: null });
      for (let day = 0; day < 365; day += 1) {
        const end = windowEnd({ now: lastEnd, timezone, lastEnd });
        expect(end.getTime() - lastEnd.getTime()).toBeLessThanOrEqual(25 * hour);
        lastEnd = end;
      }
    }
  });

  it('opens at most two windows a day however often the zone changes', () => {
    let lastEnd = new Date('2026-06-01T00:00:00Z');
    const last = new Date('2026-06-11T00:00:00Z');
    let windows = 0;
    while (lastEnd < last) {
      const ends = zones.map((timezone) => windowEnd({ now: lastEnd, timezone, lastEnd }).getTime());
      lastEnd = new Date(Math.min(...ends));
      windows += 1;
    }
    expect(windows).toBeLessThanOrEqual(20);
  });
});
