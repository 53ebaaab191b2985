import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as limits from '../limits.ts';
import { safeText, userIdClaim } from '../text.ts';
import { reading, readingSignature, recognisedSymbol } from './readings.ts';

export const readDreamRequest = z.object({
  /** Length is checked after trimming, with the specification's own messages. */
  content: safeText(),
  userId: userIdClaim.nullish(),
  isPremium: z.boolean().nullish(),
  isUltraSimplified: z.boolean().nullish(),
  timestamp: z.union([z.number(), z.string().max(40)]).nullish(),
  /** Language of the interface, used where the dream's own language cannot be told. */
  language: z.enum(limits.languages).optional(),
});
export type ReadDreamRequest = z.infer<typeof readDreamRequest>;

export const allowance = z.object({
  used: z.number().int(),
  /** null: unlimited. */
  limit: z.number().int().nullable(),
  resetDate: z.string().nullable(),
});
export type Allowance = z.infer<typeof allowance>;

/** What a premium reading of the same dream says that the free one does not, counted on both. */
export const beyondReading = z.object({
  passages: z.number().int().nonnegative(),
  /** Names of the symbols that mean more together, in the language of the dream. */
  combined: z.array(z.string().max(120)).max(20),
  /** Symbols that are set beside their own past: the name, and how many earlier dreams. */
  history: z.array(z.object({ name: z.string().max(120), dreams: z.number().int().positive() })).max(20),
  insights: z.number().int().nonnegative(),
});
export type BeyondReading = z.infer<typeof beyondReading>;

export const readDreamResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  /** The reading as readable text. */
  translation: z.string(),
  symbols: z.array(recognisedSymbol),
  isPremiumTranslation: z.boolean(),
  reading,
  language: z.enum(limits.languages),
  allowance,
  /** What the member was given; missing in readings that were made on a device. */
  level: z.enum(limits.readingLevels).optional(),
  /** Sent back with the dream, it has the reading kept as it is; missing where the reading is too long for that. */
  signature: readingSignature.optional(),
  /** For free readings that leave something out; missing everywhere else. */
  beyond: beyondReading.optional(),
});
export type ReadDreamResponse = z.infer<typeof readDreamResponse>;

export const readDreamEndpoints = {
  'POST /api/translate-dream': endpoint({
    access: 'member',
    summary: 'Read a dream: recognised symbols and the reading made from them',
    body: readDreamRequest,
    response: readDreamResponse,
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
