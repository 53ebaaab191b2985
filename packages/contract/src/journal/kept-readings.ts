import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam } from '../text.ts';
import { dream } from './dreams.ts';
import { allowance } from './read-dream.ts';

/** A reading that a later one has taken the place of. */
export const earlierReading = z.object({
  id: z.number().int(),
  /** The reading as text. */
  translation: z.string(),
  language: z.enum(limits.languages),
  isPremiumTranslation: z.boolean(),
  engineVersion: z.string().nullable(),
  readAt: z.string(),
  /** What the member said of it, and what became of its deed. */
  answer: z.string().nullable(),
  deed: z.enum(limits.deedStates).nullable(),
  verdict: z.enum(limits.fitVerdicts).nullable(),
  change: z.string(),
});
export type EarlierReading = z.infer<typeof earlierReading>;

const ofDream = z.object({ id: idParam });

export const readKeptDreamRequest = z.object({
  isUltraSimplified: z.boolean().nullish(),
  /** Milliseconds or ISO; says nothing about the dream. */
  timestamp: z.union([z.number(), z.string().max(40)]).nullish(),
});
export type ReadKeptDreamRequest = z.infer<typeof readKeptDreamRequest>;

export const keptReadingsEndpoints = {
  'POST /api/dreams/:id/readings': endpoint({
    access: 'member',
    summary:
      'Read a dream of the journal, for the first time or again; counted as `POST /api/translate-dream` is',
    params: ofDream,
    body: readKeptDreamRequest,
    response: dataOf(z.object({ dream, allowance })),
    isIdempotent: true,
    errors: [
      'dreams.not_found',
      'dreams.changed_meanwhile',
      'translations.too_short',
      'translations.too_long',
      'translations.limit_reached',
      'translations.failed',
      'requests.too_many',
      'requests.idempotency_key_reused',
    ],
  }),
  'GET /api/dreams/:id/readings': endpoint({
    access: 'member',
    summary: 'Earlier readings of a dream, newest first',
    params: ofDream,
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
    }),
    response: pageOf(earlierReading),
    errors: ['dreams.not_found'],
  }),
} as const;
