import { describe, expect, it } from 'vitest';
import { difference } from './angle.ts';
import { ascendant, midheaven } from './angles-of-chart.ts';
import { housesOf } from './houses.ts';

const obliquity = 23.44;

describe('on the equator', () => {
  it('every degree is as long above as below the horizon, so that houses are equal in right ascension', () => {
    const { cusps } = housesOf({ meridian: 0, obliquity, latitude: 0 }, 'placidus');
    const quarter = cusps[0] ?? 0;

    expect(cusps[9]).toBeCloseTo(0, 6);
    expect(quarter).toBeCloseTo(90, 6);
    for (const [house, ascension] of [
      [10, 30],
      [11, 60],
      [1, 120],
      [2, 150],
    ] as const) {
      const along =
        (Math.atan2(Math.sin(rad(ascension)), Math.cos(rad(ascension)) * Math.cos(rad(obliquity))) * 180) /
        Math.PI;
      expect(cusps[house]).toBeCloseTo(along, 6);
    }
  });
});

describe('the angles', () => {
  // J. Meeus gives no chart; these follow from the geometry alone.
  it.each([
    [0, 0],
    [90, 90],
    [180, 180],
    [270, 270],
  ])('a meridian at %d degrees has the same degree of the ecliptic at its top', (meridian, top) => {
    expect(midheaven({ meridian, obliquity, latitude: 50 })).toBeCloseTo(top, 6);
  });

  it('where the equinox rises, the meridian stands at 270 degrees whatever the latitude', () => {
    for (const latitude of [-60, -20, 0, 35, 60]) {
      expect(difference(0, ascendant({ meridian: 270, obliquity, latitude }))).toBeCloseTo(0, 6);
    }
  });

  it('the far north sees the other crossing, so that what rises stays east of the meridian', () => {
    const sky = { meridian: 100, obliquity, latitude: 80 };
    const { cusps, system } = housesOf(sky, 'placidus');
    expect(system).toBe('whole');
    expect(cusps[0]).toBe(Math.floor(ascendant(sky) / 30) * 30);
  });
});

function rad(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
