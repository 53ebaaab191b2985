import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { countedSymbol, inLanguageQuery } from './dream-analytics.ts';

const index = z.number().int().nonnegative();

export const skyStar = countedSymbol.extend({
  firstNight: z.string(),
  lastNight: z.string(),
  /** In pairs: a step and in how many of its dreams the symbol was. Steps without any are left out. */
  steps: z.array(index),
});
export type SkyStar = z.infer<typeof skyStar>;

/** Two stars, dreams in which both were, and the step in which they first met. */
export const skyLine = z.tuple([index, index, z.number().int().positive(), index]);
export type SkyLine = z.infer<typeof skyLine>;

/** The symbols of a journal, and which of them meet. */
export const symbolSky = z.object({
  isPending: z.boolean(),
  dreams: z.number().int(),
  /** Days on which the steps of the time slider begin, oldest first, without gaps. */
  step: z.enum(limits.skySteps),
  steps: z.array(z.string()),
  /** Different symbols in all; the most frequent are stars. */
  symbolCount: z.number().int(),
  /** Most frequent first; lines name them by their place. */
  stars: z.array(skyStar),
  /** Of each star the few that it is most bound to. */
  lines: z.array(skyLine),
});
export type SymbolSky = z.infer<typeof symbolSky>;

export const symbolSkyEndpoints = {
  'GET /api/insights/sky': endpoint({
    access: 'premium',
    summary: 'The member’s symbols as stars, with lines where two are in the same dreams',
    query: inLanguageQuery,
    response: dataOf(symbolSky),
    errors: [],
  }),
} as const;
