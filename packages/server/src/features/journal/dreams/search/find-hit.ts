import type { DreamHit, Language } from '@chitta/contract';
import type { SearchWord } from './search-expression.ts';

/** Characters shown before and after the first place: it is to be seen on the first line of a phone too. */
const lead = 18;
const tail = 150;
/** How much longer than its stem a word may be. */
const longestEnding = 4;
const shortestStem = 3;
const mostWords = 12;

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export interface HitDream {
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
  readonly language: Language;
}

/** Whether a word of a dream is one that was looked for: itself, by its stem, or the last by its beginning. */
function matcherOf(sought: readonly SearchWord[], language: Language) {
  const last = sought.at(-1);
  return (word: string): boolean => {
    const folded = fold(word);
    if (last !== undefined && folded.startsWith(last.plain)) return true;
    return sought.some(
      ({ plain, [language]: stems }) =>
        folded === plain ||
        stems.some(
          (stem) =>
            stem.length >= shortestStem &&
            folded.startsWith(stem) &&
            folded.length <= stem.length + longestEnding,
        ),
    );
  };
}

/** What of a dream a search has found: the words themselves, and the text around the first of them. */
export function findHit(
  { title, content, tags, language }: HitDream,
  sought: readonly SearchWord[],
  symbols: readonly string[],
): DreamHit {
  const isSought = matcherOf(sought, language);
  const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const places = wordsIn(content).filter(({ 0: word }) => isSought(word));
  const elsewhere = wordsIn(`${title} ${tags.join(' ')}`).filter(({ 0: word }) => isSought(word));
  const words = [...new Set([...places, ...elsewhere].map(({ 0: word }) => word))].slice(0, mostWords);
  const [first] = places;
  return {
    text: first ? around(content, first.index, first.index + first[0].length) : null,
    words,
    symbols: words.length > 0 ? [] : [...symbols],
  };
}

/** The text around a place, in one line, cut between words. */
function around(content: string, start: number, end: number): string {
  const from = start <= lead ? 0 : start - lead;
  const to = Math.min(content.length, end + tail);
  const before = content.slice(from, start);
  const after = content.slice(end, to);
  const head = from === 0 ? before : `…${before.replace(/^\S*\s+/, '')}`;
  const foot = to === content.length ? after : `${after.replace(/\s\S*$/, '').trimEnd()}…`;
  return `${head}${content.slice(start, end)}${foot}`.replace(/\s+/g, ' ').trim().toWellFormed();
}
