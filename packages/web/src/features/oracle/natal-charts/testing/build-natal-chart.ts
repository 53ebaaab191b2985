import type { ChartTexts, NatalChart } from '@chitta/contract';
import { type ChartBody, chartAspects, chartBodies, moonPhases, zodiacSigns } from '@chitta/contract/limits';

const longitudes: Readonly<Record<ChartBody, number>> = {
  sun: 280.4,
  moon: 223.3,
  mercury: 271.9,
  venus: 241.6,
  mars: 328,
  jupiter: 25.3,
  saturn: 40.4,
  uranus: 314.8,
  neptune: 303.2,
  pluto: 251.5,
  meanNode: 125,
  trueNode: 123.9,
};

/** A chart with three bodies close to one another. */
export function buildNatalChart(overrides: Partial<NatalChart> = {}): NatalChart {
  return {
    version: 1,
    moment: '2000-01-01T12:00:00.000Z',
    place: { name: 'Greenwich', latitude: 51.48, longitude: 0, timeZone: 'Europe/London' },
    bodies: chartBodies.map((body) => ({
      body,
      longitude: longitudes[body],
      sign: zodiacSigns[Math.floor(longitudes[body] / 30)] ?? 'aries',
      isRetrograde: body === 'saturn' || body.endsWith('Node'),
      house: 9,
    })),
    aspects: [
      { between: ['sun', 'saturn'], kind: 'trine', orb: 0.2 },
      { between: ['moon', 'uranus'], kind: 'square', orb: 1.5 },
    ],
    moonPhase: 'waningCrescent',
    angles: {
      ascendant: 24,
      midheaven: 279,
      cusps: [24, 51, 71, 99, 122, 152, 204, 231, 251, 279, 302, 332],
      houses: 'placidus',
      isFallback: false,
    },
    moonRange: null,
    ...overrides,
  };
}

const named = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, `${key.charAt(0).toUpperCase()}${key.slice(1)}`])) as Record<
    Key,
    string
  >;

/** Words for it: each says what it is about. */
export function buildChartTexts(chart: NatalChart): ChartTexts {
  return {
    language: 'en',
    names: {
      bodies: named(chartBodies),
      signs: named(zodiacSigns),
      aspects: named(chartAspects),
      phases: named(moonPhases),
    },
    bodies: chart.bodies.map(({ body, sign }) => ({ body, lines: [`An image of ${body} in ${sign}.`] })),
    houses: chart.angles && Array.from({ length: 12 }, (_, index) => `A part of life, number ${index + 1}.`),
    ascendant: chart.angles && 'A door.',
    midheaven: chart.angles && 'A summit.',
    aspects: chart.aspects.map(({ between, kind }) => `An image of ${between.join(' and ')} in ${kind}.`),
    moonPhase: 'A thin light.',
    retrograde: 'A look back.',
  };
}
