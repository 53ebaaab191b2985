import type { DreamNight } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { centre, dustOfYear, nearestStar, placeNights, rim } from './place-nights.ts';

const night = (day: string, changes: Partial<DreamNight> = {}): DreamNight => ({
  night: day,
  dreams: [{ id: 1, title: 'The sea', language: 'en' }],
  count: 1,
  length: 300,
  category: null,
  returning: 0,
  ...changes,
});
const wholeYear = Array.from({ length: 365 }, (_, index) =>
  night(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)),
);

describe('placeNights', () => {
  it('keeps a whole year within the circle, no star right on another', () => {
    const { stars, lines } = placeNights(wholeYear);
    expect(stars).toHaveLength(365);
    expect(lines).toHaveLength(364);
    for (const [index, star] of stars.entries()) {
      expect(Math.hypot(star.x - centre, star.y - centre)).toBeLessThan(rim);
      for (const other of stars.slice(index + 1)) {
        expect(Math.hypot(star.x - other.x, star.y - other.y)).toBeGreaterThan(1.5);
      }
    }
  });

  it('puts January at the top and goes round with the clock', () => {
    const [january, april, july] = placeNights([
      night('2026-01-01'),
      night('2026-04-02'),
      night('2026-07-02'),
    ]).stars;
    expect(january?.y).toBeLessThan(centre);
    expect(april?.x).toBeGreaterThan(centre);
    expect(july?.y).toBeGreaterThan(centre);
  });

  it('draws what is longer larger and what returns brighter, and always the same', () => {
    const nights = [night('2026-01-01'), night('2026-02-01', { length: 2000, returning: 6 })];
    const [plain, rich] = placeNights(nights).stars;
    expect(rich?.radius).toBeGreaterThan(plain?.radius ?? 0);
    expect(rich?.brightness).toBeGreaterThan(plain?.brightness ?? 0);
    expect(placeNights(nights)).toEqual(placeNights(nights));
    expect(placeNights(wholeYear).stars.some(({ isBright }) => isBright)).toBe(false);
    const returning = wholeYear.map((each, index) => ({ ...each, returning: index }));
    expect(placeNights(returning).stars.filter(({ isBright }) => isBright)).toHaveLength(9);
  });

  it('joins nights that follow each other, and no others', () => {
    const { lines } = placeNights([night('2026-02-28'), night('2026-03-01'), night('2026-03-03')]);
    expect(lines.map(([from, to]) => [from.night.night, to.night.night])).toEqual([
      ['2026-02-28', '2026-03-01'],
    ]);
  });
});

it('finds the star that a finger meant', () => {
  const { stars } = placeNights([night('2026-01-01'), night('2026-07-01')]);
  const [first] = stars;
  expect(nearestStar(stars, { x: (first?.x ?? 0) + 20, y: first?.y ?? 0 })).toBe(first);
  expect(nearestStar(stars, { x: -200, y: -200 })).toBeUndefined();
});

describe('dustOfYear', () => {
  it('lies within the circle, in all of its quarters', () => {
    for (const { x, y } of dustOfYear) expect(Math.hypot(x - centre, y - centre)).toBeLessThan(rim);
    const quarters = new Set(dustOfYear.map(({ x, y }) => `${x > centre} ${y > centre}`));
    expect(quarters.size).toBe(4);
  });
});
