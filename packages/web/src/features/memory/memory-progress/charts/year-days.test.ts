import { describe, expect, it } from 'vitest';
import { placeAt, yearLayout } from '#web/ui/charts/year-layout.ts';
import { yearDays } from './year-days.ts';

const today = '2026-11-25';
const known = [
  { date: '2026-11-25', moments: 4, exercises: 1, best: null, recall: null },
  { date: '2026-11-24', moments: 1, exercises: 0, best: null, recall: null },
];

describe('the map of a year', () => {
  it('begins with a Monday a year ago and ends today', () => {
    const days = yearDays(known, today);
    expect(days).toHaveLength(52 * 7 + 3);
    expect(new Date(`${days[0]?.date}T12:00:00Z`).getUTCDay()).toBe(1);
    expect(days.at(-1)).toEqual({ date: today, moments: 4, exercises: 1, heat: 3 });
    expect(days.at(-3)?.heat).toBe(0);
  });

  it.each([328, 480, 640, 1040])('finds every day where it was drawn, %i pixels wide', (width) => {
    const days = yearDays([], today);
    const layout = yearLayout(days, width);
    for (const place of days.keys()) {
      const { x, y } = layout.at(place);
      expect(x + layout.cell).toBeLessThanOrEqual(width + 0.01);
      expect(y + layout.cell).toBeLessThanOrEqual(layout.height + 0.01);
      expect(placeAt(layout, days, { x: x + layout.cell / 2, y: y + layout.cell / 2 })).toBe(place);
    }
    expect(placeAt(layout, days, { x: -2, y: 40 })).toBeNull();
  });

  it('has cells on a phone that can be told apart', () => {
    expect(yearLayout(yearDays([], today), 328).cell).toBeGreaterThan(11);
  });
});
