import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';

/** Degrees of ecliptic longitude: tropical, geocentric, apparent, from 0 to 360. */
const longitude = z.number().min(0).max(360);

export const chartAspect = z.object({
  between: z.tuple([z.enum(limits.chartBodies), z.enum(limits.chartBodies)]),
  kind: z.enum(limits.chartAspects),
  /** Degrees by which it is not exact. */
  orb: z.number().nonnegative(),
});
export type ChartAspect = z.infer<typeof chartAspect>;

/** A natal chart as `users.natalChartData` keeps it. */
export const natalChart = z.object({
  version: z.literal(1),
  /** The moment of birth (UTC), where the hour is known; else the first moment of the day. */
  moment: z.string(),
  place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number(), timeZone: z.string() }),
  bodies: z.array(
    z.object({
      body: z.enum(limits.chartBodies),
      longitude,
      sign: z.enum(limits.zodiacSigns),
      isRetrograde: z.boolean(),
      /** 1 to 12; null without an hour of birth. */
      house: z.number().int().min(1).max(12).nullable(),
    }),
  ),
  /** The closest first; without an hour of birth none of the Moon, which nobody knows the place of. */
  aspects: z.array(chartAspect),
  moonPhase: z.enum(limits.moonPhases),
  /** Null without an hour of birth. */
  angles: z
    .object({
      ascendant: longitude,
      midheaven: longitude,
      cusps: z.array(longitude).length(12),
      houses: z.enum(limits.houseSystems),
      /** Placidus was wanted and cannot be drawn so near to a pole; whole signs stand instead. */
      isFallback: z.boolean(),
    })
    .nullable(),
  /** Without an hour of birth: the Moon as the day began and as it ended. */
  moonRange: z.object({ from: longitude, to: longitude }).nullable(),
});
export type NatalChart = z.infer<typeof natalChart>;

const names = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), z.string());

/** What a chart says in words: images, no predictions. In the order in which the chart lists what they are about. */
export const chartTexts = z.object({
  language: z.enum(limits.languages),
  names: z.object({
    bodies: names(limits.chartBodies),
    signs: names(limits.zodiacSigns),
    aspects: names(limits.chartAspects),
    phases: names(limits.moonPhases),
  }),
  /** A line for the sign of each body: two for a Moon that may stand in either of two signs. */
  bodies: z.array(z.object({ body: z.enum(limits.chartBodies), lines: z.array(z.string()) })),
  /** Of which part of life each house speaks; null without an hour of birth. */
  houses: z.array(z.string()).length(12).nullable(),
  ascendant: z.string().nullable(),
  midheaven: z.string().nullable(),
  aspects: z.array(z.string()),
  moonPhase: z.string(),
  /** What it means that a planet goes backwards. */
  retrograde: z.string(),
});
export type ChartTexts = z.infer<typeof chartTexts>;

/** Without a language: that of the member's mails. */
export const readNatalChartQuery = z.object({ language: z.enum(limits.languages).optional() });
export type ReadNatalChartQuery = z.infer<typeof readNatalChartQuery>;

export const natalChartEndpoints = {
  'GET /api/natal-chart': endpoint({
    access: 'member',
    summary: 'The member’s natal chart and what it says; null without date and place of birth',
    query: readNatalChartQuery,
    response: dataOf(
      z.object({
        chart: natalChart.nullable(),
        texts: chartTexts.nullable(),
        calculatedAt: z.string().nullable(),
        /**
         * What is missing for a chart; empty where there is one. `birthTime`: clocks of the place never showed that time on
         * that day, so that it has to be corrected.
         */
        missing: z.array(z.enum(['birthDate', 'birthPlace', 'birthTime'])),
      }),
    ),
    errors: ['requests.invalid'],
  }),
} as const;
