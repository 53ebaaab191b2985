import { readingOf } from '../../languages/language-packs.ts';
import type { Analysis } from '../analysis.ts';

/** A longer speech is not quoted within a quotation; in UTF-16 units. */
const longestSpeech = 60;
const longestQuote = 140;
/** A straight mark opens behind a space; "she left," I said: that one closes. */
const speech = /(?<![^\s(])"([^"\s][^"\n]*)"|“([^”\n]+)”|«([^»\n]+)»/gu;
const speechBehind = /^[,:]?\s*(?:"[^"\n]+"|“[^”\n]+”|«[^»\n]+»)/u;
const restOfSpeech = /^[^"“”«»\n]*["”»]/u;
const unquotable = /["“”«»‘()[\]{}<>*_#@/\\|…\p{C}]/u;

/**
 * A stretch of the dream in which somebody says something in quotation marks, as it can be quoted: "the screen said" with
 * what it said, in inner marks. Undefined where nobody does, where the speech is long, or where it cannot be quoted.
 */
export function quoteSpeech(
  start: number,
  end: number,
  { text, language }: Pick<Analysis, 'text' | 'language'>,
): string | undefined {
  const line = text.slice(start, endOfSpeech(start, end, text)).replace(/\s+/gu, ' ');
  const { inner } = readingOf(language).tellings.speech;
  let said = 0;
  const quote = line.replace(speech, (_, ...found: (string | undefined)[]) => {
    said += 1;
    const words = (found[0] ?? found[1] ?? found[2] ?? '').trim().replace(/[.,]$/u, '');
    return `\0${words}\0`;
  });
  const [opening, closing] = inner;
  if (said !== 1 || quote.length > longestQuote || unquotable.test(quote.replaceAll('\0', '')))
    return undefined;
  return quote.replace('\0', opening).replace('\0', closing);
}

/** Where the speech ends that a stretch breaks off in, or that stands behind it. */
function endOfSpeech(start: number, end: number, text: string): number {
  const behind = text.slice(end, end + longestSpeech);
  const isOpen = /(?:(?<![^\s(])"|[“«])[^"”»]*$/u.test(text.slice(start, end));
  const rest = (isOpen ? restOfSpeech : speechBehind).exec(behind);
  return end + (rest?.[0].length ?? 0);
}

/** Whether a quotation breaks off at a word of saying, which leaves open what is said. */
export function lacksSpeech(quote: string, { language }: Pick<Analysis, 'language'>): boolean {
  const { saying } = readingOf(language).tellings.speech;
  return saying.test(quote.split(' ').at(-1) ?? '');
}
