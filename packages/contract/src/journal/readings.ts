import { z } from 'zod';
import { languages, mentionStates, readingLevels, recognitionKinds } from '../limits.ts';

/** Where in the dream a symbol stands. `start`/`end` are UTF-16 offsets into the dream text. */
export const symbolMention = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
  text: z.string().max(200),
  /** The dictionary's word or phrase that matched. */
  variation: z.string().max(200),
  /** Why it was recognised: the rule of the recogniser. */
  rule: z.string().max(60),
  /** `present`, or why it is not read as a thing of the dream. */
  state: z.enum(mentionStates),
  /** What the dream says of it, in the dreamer's words, where the dictionary knows it: "broken". */
  condition: z.string().max(200).optional(),
  /** Whose it is, in the dreamer's words: "mother". */
  owner: z.string().max(200).optional(),
  /** Who does it, for actions that show it; somebody else in the dreamer's words, where the dream names them. */
  actor: z.object({ who: z.enum(['dreamer', 'other']), text: z.string().max(200).optional() }).optional(),
});
export type SymbolMention = z.infer<typeof symbolMention>;

export const recognisedSymbol = z.object({
  id: z.string().max(80),
  /** Missing: a symbol of the dictionary. */
  kind: z.enum(recognitionKinds).optional(),
  name: z.string().max(120),
  group: z.string().max(40),
  category: z.string().max(80),
  meaning: z.string().max(400),
  description: z.string().max(1000),
  extendedDescription: z.string().max(3000),
  deeperInsight: z.string().max(1000),
  mentions: z.array(symbolMention).max(500),
});
export type RecognisedSymbol = z.infer<typeof recognisedSymbol>;

/** `opening`, `feeling` and `ending` stand only in readings that engines before version 5 made. */
export const readingParts = [
  'headline',
  'opening',
  'passage',
  'history',
  'feeling',
  'ending',
  'guidance',
  'care',
  'question',
  'deed',
] as const;

/** What hurt has the dreamer perhaps told of, and whether the reading is nothing but words of care for it. */
export const careGiven = z.object({
  kind: z.string().max(60),
  strength: z.enum(['strong', 'gentle']),
});

/** What a sentence of a reading rests on: a place in the dream, the symbol read there, the rule applied. */
export const evidence = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  symbol: z.string().max(80).optional(),
  rule: z.string().max(60),
  /** What else was used: `dream:<id>` an earlier dream, `personal:<id>` a symbol of the member's own. */
  ref: z.string().max(80).optional(),
});

export const readingSentence = z.object({
  text: z.string().max(1000),
  part: z.enum(readingParts),
  /** Sentences of the same number belong to one paragraph. */
  paragraph: z.number().int().nonnegative(),
  evidence: z.array(evidence).max(100),
});

export const reading = z.object({
  engineVersion: z.string().max(40),
  language: z.enum(languages),
  /** The pattern that the thought of the reading was found by; missing where none was, and before engine version 5. */
  arc: z.string().max(60).optional(),
  care: careGiven.optional(),
  sentences: z.array(readingSentence).max(300),
});
export type Reading = z.infer<typeof reading>;

/** The server's word that it made a reading for this member, of this text, at this level: it holds for good. */
export const readingSignature = z.string().max(100);

/** A reading as `POST /api/translate-dream` gave it, to the letter. The server takes it back by its signature. */
export const givenReading = z.object({
  reading,
  level: z.enum(readingLevels),
  signature: readingSignature,
});
export type GivenReading = z.infer<typeof givenReading>;
