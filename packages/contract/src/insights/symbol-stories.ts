import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { symbolSlug } from '../symbols/dictionary.ts';
import { countedSymbol } from './dream-analytics.ts';

const count = z.number().int().nonnegative();
const said = z.object({ slug: z.string(), text: z.string() });

/** A dream in which the symbol was. */
export const storyOccurrence = z.object({
  dreamId: z.number().int(),
  title: z.string(),
  language: z.enum(limits.languages),
  night: z.string(),
  /** What the dream says of it: the symbol of that, and the dreamer’s words. */
  condition: said.nullable(),
  /** Who acted, where the dream shows it. */
  actor: z.enum(['dreamer', 'other']).nullable(),
  /** The sentence of the kept reading that speaks of it; null: none does. */
  reading: z.string().nullable(),
  /** What the member said of that reading. */
  fit: z.enum(limits.fitVerdicts).nullable(),
});
export type StoryOccurrence = z.infer<typeof storyOccurrence>;

/** A condition of the symbol through time. */
export const storyCondition = z.object({
  slug: z.string(),
  name: z.string(),
  count,
  firstNight: z.string(),
  lastNight: z.string(),
});

/**
 * What is otherwise in its later dreams than in its earlier ones; told where each half has dreams that say something and
 * the halves differ in what they say most.
 */
export const storyChange = z.object({
  kind: z.enum(['condition', 'actor']),
  /** The first night of the later half. */
  since: z.string(),
  /** Slug of the condition, or who acted. */
  before: z.object({ value: z.string(), name: z.string().nullable(), count, of: count }),
  after: z.object({ value: z.string(), name: z.string().nullable(), count, of: count }),
});

export const symbolStory = countedSymbol.extend({
  kind: z.enum(limits.recognitionKinds),
  firstNight: z.string(),
  lastNight: z.string(),
  /** What the dictionary says that it is: fits after “this is”. Empty for symbols of one’s own. */
  meaning: z.string(),
  /** What the member says of it; null for symbols of the dictionary. */
  own: z
    .object({
      id: z.number().int(),
      description: z.string(),
      personalContext: z.string(),
      emotionalImpact: z.number().int().nullable(),
    })
    .nullable(),
  /** Most frequent first. */
  conditions: z.array(storyCondition),
  /** Dreams in which the dreamer acted, somebody else did, and of which nothing is known. */
  actors: z.object({ dreamer: count, other: count, unknown: count }),
  changes: z.array(storyChange),
  /** How often readings that spoke of it fitted; null: too few answers to tell. */
  fit: z.object({ fitted: count, answered: count }).nullable(),
  /** Symbols that are in most of its dreams; `together` counts these, `count` all of the other’s. */
  meets: z.array(countedSymbol.extend({ together: count })),
  /** Newest first. */
  occurrences: z.object({ items: z.array(storyOccurrence), nextCursor: z.string().nullable() }),
});
export type SymbolStory = z.infer<typeof symbolStory>;

export const symbolStoryQuery = z.object({
  language: z.enum(limits.languages).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type SymbolStoryQuery = z.infer<typeof symbolStoryQuery>;

export const symbolStoriesEndpoints = {
  'GET /api/symbols/:slug/story': endpoint({
    access: 'premium',
    summary:
      'A symbol in the member’s own dreams: when, in which condition, who acted, what changed, what it meets',
    params: z.object({ slug: symbolSlug }),
    query: symbolStoryQuery,
    response: dataOf(symbolStory),
    errors: ['insights.symbol_not_met', 'requests.invalid'],
  }),
} as const;
