import type { AnalysedText } from '../analysed/analysed-text.ts';
import { type Candidate, phrasesFrom } from '../recognise/candidate.ts';
import type { Mention, Span } from '../types.ts';
import type { TracedPhrase } from './trace.ts';

/** Phrases and idioms that begin anywhere in the dream, also those that a longer one took the words of. */
export function tracePhrases(passage: AnalysedText, mentions: readonly Mention[]): TracedPhrase[] {
  const phrases = passage.tokens.flatMap(({ spelling }, at) => {
    const found = phrasesFrom(passage, spelling.phrases, at) ?? [];
    const alone = spelling.alone?.isIdiom === true ? [{ ...spelling.alone, first: at, last: at }] : [];
    return [...found, ...alone].map((each) => tracePhrase(passage, each));
  });
  const single = mentions.filter(({ kind }) => kind !== 'combined');
  const taken: TracedPhrase[] = [];
  for (const phrase of phrases.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const isFree = !taken.some((each) => each.isTaken && overlaps(each, phrase));
    taken.push({ ...phrase, isTaken: isFree && isReadAs(phrase, single) });
  }
  return taken;
}

function tracePhrase(
  { text, tokens }: AnalysedText,
  { first, last, targets, isIdiom }: Pick<Candidate, 'first' | 'last' | 'targets' | 'isIdiom'>,
): TracedPhrase {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? start;
  const words = tokens.slice(first, last + 1);
  const covers = words.filter(({ spelling }) => spelling.choices.length > 0);
  return {
    start,
    end,
    text: text.slice(start, end),
    isIdiom,
    symbols: targets.map(({ symbol }) => symbol),
    isTaken: false,
    covers: covers.map((word) => text.slice(word.start, word.end)),
  };
}

/** Words between the two halves of a phrase are read for themselves, so its mention may end earlier. */
function isReadAs(phrase: TracedPhrase, mentions: readonly Mention[]): boolean {
  const at = mentions.filter((mention) => overlaps(mention, phrase));
  if (at.length === 0) return phrase.isIdiom;
  return at.some(({ start, symbol }) => start === phrase.start && phrase.symbols.includes(symbol));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
