import { z } from 'zod';
import { careGiven } from '../journal/readings.ts';
import * as limits from '../limits.ts';

/** Why the Oracle leaves a question to others. */
export const outsideReasons = ['law', 'medicine', 'stakes', 'prophecy'] as const;
export type OutsideReason = (typeof outsideReasons)[number];

export const oracleParts = [
  'understood',
  'dreams',
  'change',
  'thought',
  'chart',
  'practice',
  'take_along',
  'incubation',
  'care',
  'outside',
] as const;
export type OraclePart = (typeof oracleParts)[number];

/** What a sentence of an answer rests on: words of the question or of a dream, and the rule applied. */
export const oracleEvidence = z.object({
  /** Null: the question. */
  dreamId: z.number().int().nullable(),
  /** UTF-16 offsets into the question or the dream. */
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  symbol: z.string().max(80).optional(),
  rule: z.string().max(60),
});

export const oracleSentence = z.object({
  text: z.string().max(1000),
  part: z.enum(oracleParts),
  paragraph: z.number().int().nonnegative(),
  evidence: z.array(oracleEvidence).max(40),
});
export type OracleSentence = z.infer<typeof oracleSentence>;

/** Why a dream is spoken of: what it has in common with the question. */
export const matchReason = z.object({
  kind: z.enum(['own_symbol', 'symbol', 'word', 'person', 'feeling', 'field', 'thought', 'returns']),
  /** What they share, as people say it: the symbol's name, the word, the feeling. */
  text: z.string().max(200),
  symbol: z.string().max(80).optional(),
});

/** A dream that an answer speaks of, as it was when the answer was given. */
export const consultedDream = z.object({
  dreamId: z.number().int(),
  title: z.string().max(200),
  /** The night, as `YYYY-MM-DD`. */
  night: z.string(),
  language: z.enum(limits.languages),
  /** The dreamer's words that touch the question. */
  quote: z.string().max(300),
  symbols: z.array(z.object({ id: z.string().max(80), name: z.string().max(120) })).max(12),
  reasons: z.array(matchReason).max(12),
});
export type ConsultedDream = z.infer<typeof consultedDream>;

/** An answer of the Oracle, as it is kept. */
export const oracleResponse = z.object({
  version: z.literal(1),
  engineVersion: z.string().max(40),
  language: z.enum(limits.languages),
  /** `care`: words of care alone; `outside`: not a question for an oracle. */
  kind: z.enum(['answer', 'care', 'outside']),
  care: careGiven.nullable(),
  outside: z.enum(outsideReasons).nullable(),
  /** The question understood; null where it was not answered. */
  question: z.object({ field: z.enum(limits.lifeFields), kind: z.enum(limits.questionKinds) }).nullable(),
  sentences: z.array(oracleSentence).max(80),
  dreams: z.array(consultedDream).max(limits.consultedDreams),
  /** The practice that it gives, by id; null beside care and outside. */
  practiceId: z.string().max(60).nullable(),
  /** The place of the chart that it speaks of. */
  chart: z
    .object({
      body: z.enum(limits.chartBodies),
      sign: z.enum(limits.zodiacSigns),
      house: z.number().int().min(1).max(12).nullable(),
    })
    .nullable(),
  /** No dream touches the question yet: it is taken into the night. */
  isIncubation: z.boolean(),
  /** Null: these sentences are ours. What a model writes is kept beside them. */
  writtenBy: z.object({ name: z.string(), host: z.string() }).nullable(),
});
export type OracleResponse = z.infer<typeof oracleResponse>;
