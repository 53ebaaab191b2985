import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';

const language = z.enum(limits.languages);
const state = z.enum(limits.mentionStates);
const milliseconds = z.number().nonnegative();

/** A place in the pasted text, in UTF-16 code units. */
const place = { start: z.number().int(), end: z.number().int(), text: z.string() };

/** A word or phrase that belongs to a mention. */
const attached = z.object({ ...place, symbol: z.string().optional() });

const tracedWord = z.object({
  ...place,
  folded: z.string(),
  language,
  gap: z.enum(['join', 'hyphen', 'comma', 'stop']),
  classes: z.array(z.string()),
  part: z.enum(['n', 'v', 'a', '?']),
  state,
  candidates: z.array(
    z.object({
      symbol: z.string(),
      variation: z.string(),
      sense: z.string(),
      rule: z.string(),
      /** Whether words around it decide its sense, and whether they let it have this one. */
      isJudged: z.boolean(),
      fits: z.boolean(),
    }),
  ),
});
export type TracedWord = z.infer<typeof tracedWord>;

const tracedPhrase = z.object({
  ...place,
  isIdiom: z.boolean(),
  symbols: z.array(z.string()),
  /** Whether the words were read this way; a longer phrase may have taken them first. */
  isTaken: z.boolean(),
  /** Words with symbols of their own that it covers. */
  covers: z.array(z.string()),
});
export type TracedPhrase = z.infer<typeof tracedPhrase>;

const tracedAssertion = z.object({
  ...place,
  state: state.exclude(['present']),
  /** The words that say so, and the row of the table that they were found by. */
  cue: z.string(),
  row: z.string(),
});
export type TracedAssertion = z.infer<typeof tracedAssertion>;

const tracedMention = z.object({
  ...place,
  symbol: z.string(),
  kind: z.enum(limits.recognitionKinds),
  name: z.string(),
  group: z.string(),
  variation: z.string(),
  rule: z.string(),
  sense: z.string(),
  state,
  actor: attached.extend({ who: z.enum(['dreamer', 'other']) }).optional(),
  owner: attached.optional(),
  condition: attached.optional(),
  /** A part that was missing, told as a fact. */
  isLacking: z.boolean(),
});
export type TracedMention = z.infer<typeof tracedMention>;

export const symbolTrace = z.object({
  language: z.object({ detected: language, isCertain: z.boolean(), used: language, isMixed: z.boolean() }),
  words: z.array(tracedWord),
  phrases: z.array(tracedPhrase),
  assertions: z.array(tracedAssertion),
  mentions: z.array(tracedMention),
  /** Nouns that the dictionary has in no way. */
  unknown: z.array(z.string()),
  timings: z.array(
    z.object({
      /** `rest`: attachment and combined symbols; `whole`: recognition from end to end. */
      stage: z.enum(['language', 'words', 'assertions', 'symbols', 'rest', 'whole', 'unknown']),
      milliseconds,
    }),
  ),
  dictionaryVersion: z.string(),
});
export type SymbolTrace = z.infer<typeof symbolTrace>;

export const debugSymbolsRequest = z.object({
  content: safeText().pipe(z.string().min(1).max(limits.dreamText.max)),
  /** Of the interface, used where the text does not tell its own. */
  language: language.optional(),
});
export type DebugSymbolsRequest = z.infer<typeof debugSymbolsRequest>;

export const debugSymbolsEndpoints = {
  'POST /api/debug-symbols': endpoint({
    access: 'admin',
    summary: 'Show how the symbols of a text are recognised; nothing of it is kept',
    body: debugSymbolsRequest,
    response: dataOf(symbolTrace),
    errors: [],
  }),
} as const;
