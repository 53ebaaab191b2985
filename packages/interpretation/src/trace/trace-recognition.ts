import { analyseText } from '../analysed/analyse-text.ts';
import { assertionOfWords } from '../assertion/assertion-of-words.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { splitByLanguage } from '../language/split-by-language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { findKnown } from '../recognise/find-known.ts';
import { type RecogniseOptions, recognise } from '../recognise/recognise.ts';
import type { Mention, Span } from '../types.ts';
import type { RecognitionTrace, StageTime, TracedAssertion, TracedPhrase, TracedWord } from './trace.ts';
import { traceAssertions } from './trace-assertions.ts';
import { tracePhrases } from './trace-phrases.ts';
import { traceWords } from './trace-words.ts';

export interface TraceOptions extends RecogniseOptions {
  /** Milliseconds since any moment. The engine has no clock of its own: without one every stage takes none. */
  readonly now?: (() => number) | undefined;
}

/**
 * Recognises a dream and tells how: what each word may stand for, which phrases and idioms it holds, what is not told
 * as there and why. Made by the very stages of `recognise`, whose mentions it gives unchanged.
 */
export function traceRecognition(
  text: string,
  lexicon: Lexicon,
  { others = [], now = () => 0 }: TraceOptions = {},
): RecognitionTrace {
  // Once before anything is timed, so that the words of the text are in memory.
  const mentions = recognise(text, lexicon, { others });
  const parts = others.length === 0 ? undefined : splitByLanguage(text, lexicon.language);
  const traces =
    parts === undefined
      ? [tracePart(text, lexicon, mentions)]
      : [lexicon, ...others].map((each) => tracePart(parts[each.language], each, mentions));
  return {
    detected: detectLanguage(text),
    isMixed: parts !== undefined,
    words: inOrder(traces.flatMap(({ words }) => words)),
    phrases: inOrder(traces.flatMap(({ phrases }) => phrases)),
    assertions: inOrder(traces.flatMap(({ assertions }) => assertions)),
    mentions,
    timings: timeStages(text, lexicon, { others, now }),
  };
}

interface PartTrace {
  readonly words: readonly TracedWord[];
  readonly phrases: readonly TracedPhrase[];
  readonly assertions: readonly TracedAssertion[];
}

function tracePart(text: string, lexicon: Lexicon, mentions: readonly Mention[]): PartTrace {
  const passage = analyseText(text, lexicon);
  return {
    words: traceWords(passage, assertionOfWords(passage, text)),
    phrases: tracePhrases(passage, mentions),
    assertions: traceAssertions(passage),
  };
}

function inOrder<Place extends Span>(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** How long the stages take one by one; what is left of the whole are attachment and combined symbols. */
function timeStages(
  text: string,
  lexicon: Lexicon,
  { others, now }: { readonly others: readonly Lexicon[]; readonly now: () => number },
): StageTime[] {
  const [, language] = timed(now, () => detectLanguage(text));
  const [passage, words] = timed(now, () => analyseText(text, lexicon));
  const [, assertions] = timed(now, () => assertionOfWords(passage, text));
  const [, symbols] = timed(now, () => findKnown(passage));
  const [, whole] = timed(now, () => recognise(text, lexicon, { others }));
  const rest = Math.max(0, whole - words - assertions - symbols);
  const times = { language, words, assertions, symbols, rest, whole };
  return (Object.keys(times) as (keyof typeof times)[]).map((stage) => ({
    stage,
    milliseconds: times[stage],
  }));
}

function timed<Result>(now: () => number, work: () => Result): readonly [Result, number] {
  const start = now();
  const result = work();
  return [result, now() - start];
}
