import type { Mention } from '../../types.ts';
import type { WrittenSentence } from '../answer-schema.ts';
import { countWords, folded, quotationsIn, runsOf, stemsOf, withoutQuotations, wordsOf } from '../words.ts';
import { type DreamToCheck, runLength } from './dream-to-check.ts';

const mostQuotedWords = 8;

/** A sentence rests on words of the dream that say something, each copied as it stands. */
export function isWithoutEvidence(
  { quotes }: WrittenSentence,
  { findQuote, words: { common } }: DreamToCheck,
): boolean {
  const saysSomething = (quote: string) =>
    countWords(quote) >= 3 || /\p{N}/u.test(quote) || stemsOf(quote, common).size > 0;
  return !quotes.some(saysSomething) || quotes.some((quote) => findQuote(quote) === undefined);
}

export function quotesWrongly({ text }: WrittenSentence, { findQuote }: DreamToCheck): boolean {
  return quotationsIn(text).some(
    (quotation) => countWords(quotation) > mostQuotedWords || findQuote(quotation) === undefined,
  );
}

/** Minutes and days may be counted where something is asked or to be done. */
export function hasOtherNumber({ part, text }: WrittenSentence, { words, known }: DreamToCheck): boolean {
  const isForWaking = part === 'question' || part === 'step';
  const said = isForWaking ? text.replace(words.times, ' ') : text;
  const figures = wordsOf(said).filter((word) => /\p{N}/u.test(word));
  const numbers = [...figures, ...(folded(said).match(words.numbers) ?? [])];
  const there = new Set(wordsOf(known));
  return numbers.some((number) => !there.has(number));
}

export function isRetold({ text }: WrittenSentence, { runs }: DreamToCheck): boolean {
  return runsOf(withoutQuotations(text), runLength.dream).some((run) => runs.has(run));
}

/** The thought has to be about this dream; what carries it on may be as plain as "It also moves." */
export function isUngrounded({ part, text }: WrittenSentence, { stems, words }: DreamToCheck): boolean {
  return part === 'headline' && ![...stemsOf(text, words.common)].some((stem) => stems.has(stem));
}

/**
 * Who and what can only be in a dream that holds it. Places, tools and weather are figures of plain speech too often to be
 * told apart; of those only what would frighten counts, by its own list.
 */
const tangible: ReadonlySet<string> = new Set(['person', 'animal', 'vehicle', 'clothing', 'food', 'being']);

/** A capital that begins no sentence. */
const names = /(?<=[\p{Ll},;:’'] )\p{Lu}\p{L}+/gu;

/** What the text brings in that neither the dream nor the plan has, and what it takes for real that was not. */
export async function mentionFault(
  sentence: WrittenSentence,
  dream: DreamToCheck,
): Promise<'invented' | 'unreal' | undefined> {
  const { text, part } = sentence;
  const { plan, words, stems, findMentions } = dream;
  const there = new Set(wordsOf(dream.known));
  const named = [...(text.match(names) ?? []), ...(text.match(words.grave) ?? [])];
  if (named.some((name) => !there.has(folded(name)))) return 'invented';
  const mentions = await findMentions(text);
  const images = new Map(plan.images.map((image) => [image.symbol, image]));
  const isForWaking = part === 'question' || part === 'step' || part === 'guidance';
  const mayName = (mention: Mention) =>
    images.has(mention.symbol) ||
    [...stemsOf(mention.text, noWords)].every((stem) => stems.has(stem)) ||
    words.anybody.has(folded(mention.text)) ||
    (isForWaking && words.everyday.has(folded(mention.text)));
  if (mentions.some((mention) => isTangible(mention) && !mayName(mention))) return 'invented';
  const isUnreal = ({ symbol, state }: Mention) =>
    state === 'present' && (images.get(symbol)?.state ?? 'present') !== 'present';
  if (words.denials.test(text)) return undefined;
  return mentions.some(isUnreal) || restsOnUnreal(sentence, dream) ? 'unreal' : undefined;
}

/** The dreamer's clause says "almost" or "could have" before the words that were copied. */
function restsOnUnreal({ quotes }: WrittenSentence, { plan, words, findQuote }: DreamToCheck): boolean {
  return quotes.some((quote) => {
    const place = findQuote(quote);
    if (!place) return false;
    const clause =
      plan.dream
        .slice(0, place.end)
        .split(/[.,;:!?\n]/u)
        .at(-1) ?? '';
    return words.unreal.test(clause);
  });
}

const noWords: ReadonlySet<string> = new Set();

function isTangible({ kind, group }: Mention): boolean {
  if (kind === 'name' || kind === 'celebrity') return true;
  return tangible.has(group) && kind !== 'combined' && kind !== 'class';
}
