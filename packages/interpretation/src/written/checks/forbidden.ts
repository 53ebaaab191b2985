import type { WrittenSentence } from '../answer-schema.ts';
import { folded, runsOf, sentencesOf, withoutQuotations } from '../words.ts';
import { type DreamToCheck, runLength } from './dream-to-check.ts';

/** What the sentence itself says: the dreamer's quoted words are the dreamer's. */
function matchesOf(text: string, patterns: readonly RegExp[]): string[] {
  const own = withoutQuotations(text);
  return patterns.flatMap((pattern) => own.match(pattern) ?? []);
}

export function isProphecy({ text }: WrittenSentence, { words }: DreamToCheck): boolean {
  return matchesOf(text, words.prophecy).length > 0;
}

/** An illness may be named where the dreamer names it. */
export function isDiagnosis({ text }: WrittenSentence, { words, plan }: DreamToCheck): boolean {
  const dream = folded(plan.dream);
  return matchesOf(text, words.diagnosis).some((match) => !dream.includes(folded(match)));
}

/** Whoever asks gets what dreams show; what is done about it is theirs to say. */
export function isCommand({ text, part }: WrittenSentence, { words, plan }: DreamToCheck): boolean {
  if (plan.asked === undefined || part === 'question') return false;
  const own = withoutQuotations(text);
  return sentencesOf(own).some((said) => words.answer.commands.some((pattern) => pattern.test(said)));
}

export function speaksOfWriter({ text }: WrittenSentence, { words, ours }: DreamToCheck): boolean {
  return (
    matchesOf(text, words.writer).length > 0 || runsOf(text, runLength.ours).some((run) => ours.has(run))
  );
}

export function followsOrder(
  { text, quotes }: WrittenSentence,
  { orders, orderRuns, findQuote }: DreamToCheck,
): boolean {
  if (runsOf(text, runLength.orders).some((run) => orderRuns.has(run))) return true;
  return quotes.some((quote) => {
    const place = findQuote(quote);
    return place && orders.some(({ start, end }) => start < place.end && place.start < end);
  });
}
