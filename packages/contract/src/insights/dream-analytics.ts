import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';

const count = z.number().int().nonnegative();
const language = z.enum(limits.languages);
/** A calendar day of the member’s, `YYYY-MM-DD`. Nights are named by the day on which they end. */
const day = z.string();

/** A symbol and in how many dreams it was. */
export const countedSymbol = z.object({
  slug: z.string(),
  /** In the language of the answer, or in the other one where it has none there. */
  name: z.string(),
  group: z.string(),
  count,
});
export type CountedSymbol = z.infer<typeof countedSymbol>;

/** A feeling that the engine recognised, and in how many dreams. Several can be in one. */
const feltFeeling = z.object({ slug: z.string(), count });
const chosenFeeling = z.object({ feeling: z.enum(limits.dreamFeelings), count });

/** What was felt in some dreams, told by the dream itself and by the member: never added up. */
const feelings = z.object({
  dreams: count,
  recognised: z.object({
    /** Dreams that tell of a feeling; the others tell of none, which does not mean that none was there. */
    told: count,
    /** Most frequent first. */
    feelings: z.array(feltFeeling),
  }),
  chosen: z.object({ told: count, feelings: z.array(chosenFeeling) }),
});

/** The thought of a reading, in the language of its dream. */
export const quotedHeadline = z.object({ text: z.string(), language });
export type QuotedHeadline = z.infer<typeof quotedHeadline>;

/** A thing that happens in several dreams. */
const recurringTheme = z.object({
  /** Stable name of the pattern. */
  key: z.string(),
  /** That of the newest reading that was found by it; null: none is kept. */
  headline: quotedHeadline.nullable(),
  count,
  firstNight: day,
  lastNight: day,
});

const totals = z.object({
  dreams: count,
  /** Nights with dreams. */
  nights: count,
  words: count,
  /** Words of the dream in the middle when they are ordered by length; null without dreams. */
  lengthMedian: z.number().nullable(),
});

export const insights = totals.extend({
  period: z.enum(limits.insightPeriods),
  /** First and last day; of `all`: those of the first and the last night, null without dreams. */
  from: day.nullable(),
  to: day.nullable(),
  today: day,
  /** Days of the periods before and after it, to ask for them with `on`; null where there is nothing. */
  previous: day.nullable(),
  next: day.nullable(),
  /** Changes of the journal are not counted in yet: asking again in some seconds makes sense. */
  isPending: z.boolean(),
  /** Null: nothing was counted yet. */
  computedAt: z.string().nullable(),
  /** The same of the period before; null: nothing there, or `all`. */
  before: totals.nullable(),
  /** Different symbols in all; the most frequent are named. */
  symbolCount: count,
  symbols: z.array(countedSymbol),
  /** Dreams with a category, most frequent first; the others have none. */
  categories: z.array(z.object({ category: z.enum(limits.dreamCategories), count })),
  feelings,
  /** The same in steps, oldest first; steps without dreams are left out. */
  feelingsOverTime: z.object({
    step: z.enum(limits.insightSteps),
    points: z.array(feelings.extend({ from: day })),
  }),
  /** Names of the feelings that are recognised in the period. */
  feelingNames: z.array(z.object({ slug: z.string(), name: z.string() })),
  themes: z.array(recurringTheme),
  /**
   * When dreams were written down, by the hour of the clock, 0 to 23. Dreams that were given to a night afterwards have no
   * hour.
   */
  hours: z.object({ counts: z.array(count).length(24), unknown: count }),
  /** What is left of nights; of nights of which nothing is known nothing is said. */
  recall: z.object({ dream: count, fragment: count, none: count }),
  /** Dreams by night, of `all` by month; only where there are any. */
  heat: z.object({
    step: z.enum(['night', 'month']),
    counts: z.array(z.object({ from: day, dreams: count })),
  }),
});
export type Insights = z.infer<typeof insights>;

export const insightsQuery = z.object({
  period: z.enum(limits.insightPeriods),
  /** Any day of the period; missing: today. */
  on: z.iso
    .date()
    .refine((value) => value >= '1900-01-01' && value <= '2199-12-31', { message: 'Invalid input' })
    .optional(),
  language: language.optional(),
});
export type InsightsQuery = z.infer<typeof insightsQuery>;

/** What the pages would show of this journal: all of it is counted, none of it is an example. */
export const insightsPreview = z.object({
  isPending: z.boolean(),
  dreams: count,
  nights: count,
  firstNight: day.nullable(),
  lastNight: day.nullable(),
  /** Stars and lines of the sky. */
  symbols: count,
  meetings: count,
  /** The most frequent symbols. */
  topSymbols: z.array(countedSymbol),
  /** Symbols of more than one dream: each has a story. */
  stories: count,
  /** Dreams that tell of a feeling, or of which the member did. */
  feelings: count,
  /** Groups of dreams that are alike. */
  recurring: count,
});
export type InsightsPreview = z.infer<typeof insightsPreview>;

export const inLanguageQuery = z.object({ language: language.optional() });

export const dreamAnalyticsEndpoints = {
  'GET /api/insights': endpoint({
    access: 'premium',
    summary: 'Figures of the member’s dreams in a week, month, quarter, year, or in all',
    query: insightsQuery,
    response: dataOf(insights),
    errors: [],
  }),
  'GET /api/insights/preview': endpoint({
    access: 'member',
    summary: 'What insights would show of the member’s own journal, from real counts',
    query: inLanguageQuery,
    response: dataOf(insightsPreview),
    errors: [],
  }),
} as const;
