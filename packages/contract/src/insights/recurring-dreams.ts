import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';
import { countedSymbol, inLanguageQuery, quotedHeadline } from './dream-analytics.ts';

/** A dream as a list names it. */
export const namedDream = z.object({
  id: z.number().int(),
  title: z.string(),
  language: z.enum(limits.languages),
  night: z.string(),
});
export type NamedDream = z.infer<typeof namedDream>;

/** Dreams that are alike, and what makes them so. */
export const recurringDream = z.object({
  /** Made of what they share, so that it stays the same while further dreams come. */
  key: z.string(),
  count: z.number().int(),
  firstNight: z.string(),
  lastNight: z.string(),
  /** What happens in all of them; null: they are alike by their place. */
  theme: z.object({ key: z.string(), headline: quotedHeadline.nullable() }).nullable(),
  /** Symbols that all of them share: by these it was found. */
  shared: z.array(countedSymbol),
  /** Further symbols of at least half of them; `count` of these dreams. */
  often: z.array(countedSymbol),
  /** How many such dreams chance would bring, were its parts independent of each other. */
  expected: z.number(),
  /** Newest first. */
  dreams: z.array(namedDream),
  isDismissed: z.boolean(),
});
export type RecurringDream = z.infer<typeof recurringDream>;

/** In an export: dreams that are alike and that the member says are not the same dream, by what they share. */
export const exportedDismissedRecurrence = z.object({
  key: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
});

const key = safeText().pipe(z.string().min(1).max(limits.recurringDreams.key));

export const recurringDreamsEndpoints = {
  'GET /api/insights/recurring-dreams': endpoint({
    access: 'premium',
    summary: 'Dreams of the member’s that are alike, with what they share; dismissed ones last',
    query: inLanguageQuery,
    response: dataOf(z.object({ isPending: z.boolean(), items: z.array(recurringDream) })),
    errors: [],
  }),
  'POST /api/insights/recurring-dreams/dismissals': endpoint({
    access: 'premium',
    summary: 'Say that dreams are not the same dream, though they are alike',
    body: z.object({ key }),
    response: z.object({ success: z.literal(true) }),
    errors: ['insights.recurring_dream_not_found'],
  }),
  'DELETE /api/insights/recurring-dreams/dismissals': endpoint({
    access: 'premium',
    summary: 'Take that back',
    query: z.object({ key }),
    response: z.object({ success: z.literal(true) }),
    errors: [],
  }),
} as const;
