import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference } from './angle.ts';
import { bodies } from './bodies.ts';
import { chartOf, chartOfDay } from './chart.ts';
import { houseOf } from './signs.ts';
import reference from './testing/reference-charts.json' with { type: 'json' };

const minutes = (one: number, other: number | undefined) =>
  Math.abs(difference(one, other ?? Number.NaN)) * 60;

describe('a chart, beside Swiss Ephemeris 2.10 (`testing/reference-charts.json`)', () => {
  it.each(reference)('of $utc at $latitude, $longitude', (expected) => {
    const chart = chartOf(new Date(expected.utc), expected);

    for (const [at, body] of bodies.entries()) {
      expect(minutes(chart.bodies[body].longitude, expected.bodies[at]), body).toBeLessThan(1);
    }
    expect(minutes(chart.midheaven, expected.midheaven), 'midheaven').toBeLessThan(2);
    expect(minutes(chart.ascendant, expected.cusps[0]), 'ascendant').toBeLessThan(2);
    for (const [at, cusp] of chart.cusps.entries()) {
      expect(minutes(cusp, expected.cusps[at]), `cusp ${at + 1}`).toBeLessThan(3);
    }
    // The true node stands still so often that its direction is a matter of arcseconds.
    const backwards = bodies.filter((body) => body !== 'trueNode' && chart.bodies[body].retrograde);
    expect(backwards).toEqual(expected.retrograde);
  });
});

const moments = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2050-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('any chart', () => {
  it('goes once round the zodiac, house by house, whatever the place', () => {
    fc.assert(
      fc.property(moments, places, fc.constantFrom('placidus', 'whole'), (moment, place, system) => {
        const { cusps, bodies: positions, ascendant, midheaven } = chartOf(moment, place, system as 'whole');
        const sizes = cusps.map((cusp, at) => ((((cusps[(at + 1) % 12] ?? 0) - cusp) % 360) + 360) % 360);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeCloseTo(360, 6);
        for (const [at, cusp] of cusps.slice(0, 6).entries()) {
          expect(minutes(cusp + 180, cusps[at + 6])).toBeLessThan(1e-6);
        }
        for (const longitude of [
          ...Object.values(positions).map((each) => each.longitude),
          ascendant,
          midheaven,
        ]) {
          expect(longitude).toBeGreaterThanOrEqual(0);
          expect(longitude).toBeLessThan(360);
          expect(houseOf(longitude, cusps)).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('has what rises ahead of what stands highest', () => {
    fc.assert(
      fc.property(moments, places, (moment, place) => {
        const { ascendant, midheaven } = chartOf(moment, place);
        expect(difference(midheaven, ascendant)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 100 },
    );
  });

  it.each([68, 89.9, -70])('is divided by whole signs at %d degrees, and says so', (latitude) => {
    const chart = chartOf(new Date('1990-05-15T14:30:00Z'), { latitude, longitude: 20 });

    expect(chart.houses).toBe('whole');
    expect(chart.cusps.every((cusp) => cusp % 30 === 0)).toBe(true);
    expect(houseOf(chart.ascendant, chart.cusps)).toBe(1);
  });

  it.each([
    [new Date('no time'), { latitude: 0, longitude: 0 }],
    [new Date(0), { latitude: 91, longitude: 0 }],
    [new Date(0), { latitude: 0, longitude: -180.1 }],
    [new Date(0), { latitude: Number.NaN, longitude: 0 }],
  ])('is refused for %s at %o', (moment, place) => {
    expect(() => chartOf(moment, place)).toThrow(RangeError);
  });
});

describe('a chart of a day', () => {
  it('gives the way of the Moon, and neither houses nor angles', () => {
    const chart = chartOfDay(new Date('1990-05-15T00:00:00Z'), new Date('1990-05-16T00:00:00Z'));

    const { from, to } = chart.moonRange;
    expect(difference(from, to)).toBeGreaterThan(11);
    expect(difference(from, to)).toBeLessThan(16);
    expect(difference(from, chart.bodies.moon.longitude)).toBeGreaterThan(0);
    expect(difference(chart.bodies.moon.longitude, to)).toBeGreaterThan(0);
    expect(chart).not.toHaveProperty('cusps');
    expect(chart).not.toHaveProperty('ascendant');
  });
});
