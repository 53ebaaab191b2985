import type { Language } from '@chitta/symbols/types';
import { foldWord } from '../../text/fold.ts';
import { joiningWords, numberWords, smallWords } from './small-words.ts';

/** Where the words of a sentence may have come from. */
export interface SkeletonSources {
  readonly language: Language;
  readonly dream: string;
  /** Names of the symbols in the evidence of the sentence, with their variations. */
  readonly names: readonly string[];
  /** What the dictionary says of those symbols. */
  readonly texts: readonly string[];
}

const mask = '*';
/** A run that stands in a text of the dictionary counts as taken from there from this many words on. */
const runLength = 3;
const quotations = /“[^”]*”|«[^»]*»|"[^"]*"|‘[^’]*’(?!\p{L})/gu;
const word = /\*|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/**
 * What is left of a sentence without the dream that it speaks of, to see how often the same sentence comes back. Masked
 * are, and neighbouring masks become one:
 *
 * 1. what stands in quotation marks;
 * 2. numbers, as digits or words;
 * 3. every run of three or more words that stands so in a text of the dictionary (function, meaning, insight, deed)
 *    about a symbol in the evidence of the sentence;
 * 4. every word with an image of its own (not one of `smallWords`) that stands in the dream, or in the name or a
 *    variation of a symbol in the evidence, in whatever form: words are compared by their first four letters;
 * 5. articles, possessives and prepositions beside a mask, which change with what they stand before.
 *
 * The rest is compared in lower case, without accents and punctuation. A sentence of which nothing is left stands for
 * itself: it came from the dictionary whole, and should not come back too often either. So does a sentence that holds
 * nothing but the dreamer's words and small ones ("You were in a church"): it tells the dream, and is no sentence of
 * ours.
 */
export function skeletonOf(sentence: string, sources: SkeletonSources): string {
  const words = wordsOf(sentence.replace(quotations, ` ${mask} `));
  const masked = words.map((each) => each === mask || isNumber(each, sources.language));
  if (isRetold(words, masked, sources)) return wordsOf(sentence).join(' ');
  maskRuns(words, masked, sources.texts);
  maskImages(words, masked, sources);
  maskJoining(words, masked, joiningWords[sources.language]);
  const rest = words.map((each, at) => (masked[at] ? mask : each));
  const skeleton = rest.filter((each, at) => each !== mask || rest[at - 1] !== mask);
  return skeleton.every((each) => each === mask) ? wordsOf(sentence).join(' ') : skeleton.join(' ');
}

/** Words in lower case, without accents. */
export function wordsOf(text: string): string[] {
  return (text.match(word) ?? []).map((each) => foldWord(each.toLowerCase().replaceAll('’', "'")));
}

function isNumber(word: string, language: Language): boolean {
  return /\d/.test(word) || numberWords[language].has(word);
}

function maskRuns(words: readonly string[], masked: boolean[], texts: readonly string[]): void {
  const runs = new Set(texts.flatMap((text) => runsOf(wordsOf(text))));
  if (runs.size === 0) return;
  runsOf(words).forEach((run, at) => {
    if (runs.has(run)) masked.fill(true, at, at + runLength);
  });
}

/** Every run of `length` words, in its order. */
export function runsOf(words: readonly string[], length = runLength): string[] {
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
}

function isRetold(
  words: readonly string[],
  masked: readonly boolean[],
  { language, dream }: SkeletonSources,
): boolean {
  const images = imagesOf([dream], language);
  const small = smallWords[language];
  const isOwn = (word: string, at: number) => masked[at] || small.has(word) || images.has(stemOf(word));
  // Around a quotation the words are ours, however small.
  return !words.includes(mask) && words.every(isOwn) && words.some((word) => images.has(stemOf(word)));
}

/** The words with an image of their own, in whatever form. */
function imagesOf(texts: readonly string[], language: Language): Set<string> {
  const small = smallWords[language];
  const images = texts.flatMap(wordsOf).filter((each) => !small.has(each));
  return new Set(images.map(stemOf));
}

function maskImages(
  words: readonly string[],
  masked: boolean[],
  { language, dream, names }: SkeletonSources,
): void {
  const small = smallWords[language];
  const images = imagesOf([dream, ...names], language);
  words.forEach((each, at) => {
    if (!small.has(each) && images.has(stemOf(each))) masked[at] = true;
  });
}

function stemOf(word: string): string {
  return word.replace(/'s?$/, '').slice(0, 4).replace(/s$/, '');
}

function maskJoining(words: readonly string[], masked: boolean[], joining: ReadonlySet<string>): void {
  for (let at = 1; at < words.length; at++)
    if (masked[at - 1] && joining.has(words[at] ?? '')) masked[at] = true;
  for (let at = words.length - 2; at >= 0; at--)
    if (masked[at + 1] && joining.has(words[at] ?? '')) masked[at] = true;
}
