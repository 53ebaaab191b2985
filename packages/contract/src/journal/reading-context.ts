import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';

/** A calendar day in the member's time zone, `YYYY-MM-DD`. */
const day = z.iso.date();
/** Of a time in which somebody may have kept a dream. */
const time = z.iso.datetime({ offset: true }).refine((value) => /^(?:19|20|21)/.test(value), 'Invalid input');
const symbolId = safeText().pipe(z.string().min(1).max(80));

/** An earlier dream in which a symbol was present; the shape of `PastOccurrence` of `@chitta/interpretation`. */
const pastOccurrence = z.object({
  dreamId: z.string(),
  date: day,
  condition: z
    .object({ symbol: z.string(), text: z.string(), language: z.enum(limits.languages).exactOptional() })
    .exactOptional(),
  actor: z.enum(['dreamer', 'other']).exactOptional(),
});

/** What readings know of the dreamer; the shape of `ReadingContext` of `@chitta/interpretation`. */
export const readingContext = z.object({
  date: day,
  /** By symbol, oldest first: the newest `limits.pastOccurrences` of each. Symbols never dreamt of are missing. */
  past: z.record(z.string(), z.array(pastOccurrence)),
  fits: z.record(z.string(), z.object({ fitted: z.number().int(), answered: z.number().int() })),
  /** Missing: forms that need no gender. */
  address: z.enum(limits.addresses).exactOptional(),
});

export type KnownReadingContext = z.infer<typeof readingContext>;

export const readingContextRequest = z.object({
  symbols: z.array(symbolId).max(limits.contextSymbols),
  /** Only dreams kept before this count, and the context is that of its day; missing: all dreams, today. */
  before: time.optional(),
});
export type ReadingContextRequest = z.infer<typeof readingContextRequest>;

export const readingContextEndpoints = {
  'GET /api/reading-context': endpoint({
    access: 'member',
    summary:
      'What readings know of the member, for all symbols of the journal, so that a device can read alone',
    response: dataOf(readingContext),
    isRevalidated: true,
    errors: [],
  }),
  'POST /api/reading-context': endpoint({
    access: 'member',
    summary: 'What readings know of the member, for some symbols',
    body: readingContextRequest,
    response: dataOf(readingContext),
    errors: [],
  }),
} as const;
