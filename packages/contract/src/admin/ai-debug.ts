import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import { deepeningFailures, languageModel } from '../journal/deepened-readings.ts';
import { reading } from '../journal/readings.ts';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';

/** A dream to look into. Without `language` it is read in its own. */
export const debugDreamRequest = z.object({
  content: safeText(),
  language: z.enum(limits.languages).optional(),
  level: z.enum(limits.readingLevels),
});
export type DebugDreamRequest = z.infer<typeof debugDreamRequest>;

/** What the language model is asked, word for word. */
export const modelQuestion = z.object({ instructions: z.string(), data: z.string() });

export const readingTrace = z.object({
  language: z.enum(limits.languages),
  /** Whether the dream's own words tell its language. */
  isLanguageCertain: z.boolean(),
  /** What was done in which order, in milliseconds. */
  stages: z.array(z.object({ name: z.string(), ms: z.number() })),
  words: z.number().int(),
  mentions: z.array(
    z.object({
      start: z.number().int(),
      end: z.number().int(),
      text: z.string(),
      symbol: z.string(),
      kind: z.enum(limits.recognitionKinds),
      group: z.string(),
      variation: z.string(),
      sense: z.string(),
      rule: z.string(),
      state: z.string(),
    }),
  ),
  /** Nouns that the dictionary has in no way. */
  unknown: z.array(z.string()),
  reading,
  model: languageModel.nullable(),
  /** Null where nothing would be sent: no model, or a reading that is left as it is. */
  question: modelQuestion.nullable(),
});
export type ReadingTrace = z.infer<typeof readingTrace>;

/** One line of the model's answer: its raw text as it comes, and what is thought of each sentence. */
export const modelAnswerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('raw'), text: z.string() }),
  z.object({
    type: z.literal('verdict'),
    index: z.number().int(),
    text: z.string(),
    /** Null: the sentence passes. */
    fault: z.string().nullable(),
  }),
  z.object({
    type: z.literal('end'),
    /** To the first word, and in all, in milliseconds. */
    firstMs: z.number().nullable(),
    ms: z.number(),
    failure: z.enum(deepeningFailures).nullable(),
    /** HTTP status of the model's server, where it refused. */
    status: z.number().int().nullable(),
  }),
]);
export type ModelAnswerEvent = z.infer<typeof modelAnswerEvent>;

const textErrors = ['translations.empty', 'translations.too_short', 'translations.too_long'] as const;

export const aiDebugEndpoints = {
  'POST /api/ai-debug/traces': endpoint({
    access: 'admin',
    summary: 'Read a dream and show every stage; nothing is stored or sent',
    body: debugDreamRequest,
    response: dataOf(readingTrace),
    errors: textErrors,
  }),
  'POST /api/ai-debug/answers': endpoint({
    access: 'admin',
    summary: 'Ask the language model about a dream and show its raw answer; nothing is stored',
    body: debugDreamRequest,
    response: modelAnswerEvent,
    isStream: true,
    errors: [
      ...textErrors,
      'deepened_readings.no_model',
      'deepened_readings.nothing_to_deepen',
      'requests.too_many',
    ],
  }),
} as const;
