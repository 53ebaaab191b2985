import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';
import { givenReading, reading } from './readings.ts';

/** The operator's language model: what it is called, and the host that dreams are sent to. */
export const languageModel = z.object({ name: z.string(), host: z.string() });
export type LanguageModel = z.infer<typeof languageModel>;

/**
 * A reading to be deepened: that of a dream as `POST /api/translate-dream` takes it, or that of a kept dream. Exactly
 * one of `content` and `dreamId` is sent.
 */
export const deepenReadingRequest = z
  .object({
    content: safeText().optional(),
    dreamId: z.number().int().positive().max(2_147_483_647).optional(),
    isUltraSimplified: z.boolean().nullish(),
    /** The reading that the server gave for `content`; without it, one is made. */
    given: givenReading.nullish().catch(null),
    /** Language of the interface, used where the dream's own language cannot be told. */
    language: z.enum(limits.languages).optional(),
  })
  .refine(({ content, dreamId }) => (content === undefined) !== (dreamId === undefined), 'Invalid input');
export type DeepenReadingRequest = z.infer<typeof deepenReadingRequest>;

/** Why a deepened reading was given up for our own. */
export const deepeningFailures = [
  /** No word within ten seconds. */
  'slow_start',
  /** It began and then said nothing for too long. */
  'stalled',
  'timed_out',
  'too_large',
  'unreachable',
  /** The model's server answered with an error. */
  'refused',
  /** A page, or anything else that is no stream. */
  'not_a_stream',
  'broken',
  /** Another structure, or too many sentences that do not pass. */
  'unusable',
  'stopped',
] as const;
export type DeepeningFailure = (typeof deepeningFailures)[number];

/**
 * One line of the answer. First `start` with our own reading, whose evidence stands for both; then a `sentence` for
 * each that passed; last `end`, or `failed`: then everything goes back to our own words.
 */
export const deepenedReadingEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), model: languageModel, reading }),
  z.object({
    type: z.literal('sentence'),
    index: z.number().int().nonnegative(),
    text: z.string().max(1000),
  }),
  z.object({
    type: z.literal('end'),
    /** Sentences in the model's words, and those that stay in ours. */
    deepened: z.number().int(),
    own: z.number().int(),
  }),
  z.object({ type: z.literal('failed'), reason: z.enum(deepeningFailures) }),
]);
export type DeepenedReadingEvent = z.infer<typeof deepenedReadingEvent>;

export const deepenedReadingsEndpoints = {
  'GET /api/deepened-readings/model': endpoint({
    access: 'member',
    summary: 'Which language model the operator has, if any, and whether the member lets it see dreams',
    response: dataOf(z.object({ model: languageModel.nullable(), hasConsent: z.boolean() })),
    errors: [],
  }),
  'POST /api/deepened-readings': endpoint({
    access: 'member',
    summary: 'Let the language model reword a reading, sentence by sentence; not charged as a reading',
    body: deepenReadingRequest,
    response: deepenedReadingEvent,
    isStream: true,
    errors: [
      'deepened_readings.no_model',
      'deepened_readings.no_consent',
      'deepened_readings.nothing_to_deepen',
      'translations.empty',
      'translations.too_short',
      'translations.too_long',
      'dreams.not_found',
      'requests.too_many',
    ],
  }),
} as const;
