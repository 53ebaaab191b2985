import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as limits from './limits.ts';
import { reading, recognisedSymbol } from './readings.ts';
import { safeText, userIdClaim } from './text.ts';

export const translateDreamRequest = z.object({
  /** Length is checked after trimming, with the specification's own messages. */
  content: safeText(),
  userId: userIdClaim.nullish(),
  isPremium: z.boolean().nullish(),
  isUltraSimplified: z.boolean().nullish(),
  timestamp: z.union([z.number(), z.string().max(40)]).nullish(),
  /** Language of the interface, used where the dream's own language cannot be told. */
  language: z.enum(limits.languages).optional(),
});
export type TranslateDreamRequest = z.infer<typeof translateDreamRequest>;

export const allowance = z.object({
  used: z.number().int(),
  /** null: unlimited. */
  limit: z.number().int().nullable(),
  resetDate: z.string().nullable(),
});
export type Allowance = z.infer<typeof allowance>;

export const translateDreamResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  /** The reading as readable text. */
  translation: z.string(),
  symbols: z.array(recognisedSymbol),
  isPremiumTranslation: z.boolean(),
  reading,
  language: z.enum(limits.languages),
  allowance,
});
export type TranslateDreamResponse = z.infer<typeof translateDreamResponse>;

export const translationsEndpoints = {
  'POST /api/translate-dream': endpoint({
    access: 'member',
    summary: 'Read a dream: recognised symbols and the reading made from them',
    body: translateDreamRequest,
    response: translateDreamResponse,
    isIdempotent: true,
    errors: [
      'translations.empty',
      'translations.too_short',
      'translations.too_long',
      'translations.limit_reached',
      'translations.failed',
      'requests.user_mismatch',
      'requests.too_many',
      'requests.idempotency_key_reused',
    ],
  }),
} as const;
