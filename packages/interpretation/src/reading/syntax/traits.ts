import type { Language } from '@chitta/symbols/types';
import { readingOf, wordsOf } from '../../languages/language-packs.ts';
import type { Sign } from '../model.ts';
import type { Grammar } from './grammar.ts';
import { lowerOf, type Word, wordIndexAt } from './words.ts';

/** Which noun a condition or colour grammatically belongs to; undefined where it is of the dreamer or of nothing in particular. */
export function holderOf(
  trait: Sign,
  nouns: readonly Sign[],
  words: readonly Word[],
  language: Language,
): Sign | undefined {
  const { grammar } = readingOf(language);
  const first = wordIndexAt(words, trait.mention.start);
  const last = wordIndexAt(words, trait.mention.end - 1);
  const after = () => nounAfter(last, nouns, words, grammar);
  const before = () => nounBefore(first, nouns, words, grammar);
  const { adjectivesFollow } = wordsOf(language).grammar;
  const adjacent = (adjectivesFollow ? before() : undefined) ?? after();
  return adjacent ?? throughCopula(first, nouns, words, grammar);
}

/** The noun that holds a place; nouns are in the order of the dream and do not overlap. */
function nounAt(place: number, nouns: readonly Sign[]): Sign | undefined {
  let low = 0;
  let high = nouns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nouns[middle] as Sign).mention.end <= place) low = middle + 1;
    else high = middle;
  }
  const noun = nouns[low];
  return noun !== undefined && noun.mention.start <= place ? noun : undefined;
}

function nounAfter(
  last: number,
  nouns: readonly Sign[],
  words: readonly Word[],
  grammar: Grammar,
): Sign | undefined {
  const clause = words[last]?.clause;
  for (let index = last + 1; index <= last + 3; index += 1) {
    const word = words[index];
    if (!word || word.clause !== clause) return undefined;
    const noun = nounAt(word.start, nouns);
    if (noun) return noun;
    if (grammar.outsidePhrase.has(word.lower) || grammar.determiners.has(word.lower)) return undefined;
  }
  return undefined;
}

function nounBefore(
  first: number,
  nouns: readonly Sign[],
  words: readonly Word[],
  grammar: Grammar,
): Sign | undefined {
  let index = first - 1;
  while (grammar.degrees.has(lowerOf(index, words))) index -= 1;
  const word = words[index];
  if (!word || word.clause !== words[first]?.clause) return undefined;
  return nounAt(word.start, nouns);
}

function throughCopula(
  first: number,
  nouns: readonly Sign[],
  words: readonly Word[],
  grammar: Grammar,
): Sign | undefined {
  const subject = words[subjectBefore(first, words, grammar) ?? -1];
  if (!subject || subject.clause !== words[first]?.clause) return undefined;
  if (grammar.dreamer.has(subject.lower)) return undefined;
  if (grammar.forThings.has(subject.lower)) return lastThing(subject, nouns, words);
  return nounAt(subject.start, nouns);
}

/** Index of the word before "was very", "had become"; undefined where no such verb stands before. */
function subjectBefore(first: number, words: readonly Word[], grammar: Grammar): number | undefined {
  let index = first - 1;
  while (grammar.degrees.has(lowerOf(index, words))) index -= 1;
  const verb = index;
  const isVerb = (word: Word | undefined) => grammar.copulas.has(word?.lower ?? '');
  while (isVerb(words[index]) || (index < verb && grammar.auxiliaries.has(lowerOf(index, words)))) index -= 1;
  return index < verb ? index : undefined;
}

/** What "it" stands for: the last noun of the same sentence before it, when that is no person. */
function lastThing(pronoun: Word, nouns: readonly Sign[], words: readonly Word[]): Sign | undefined {
  const first = words.find(({ sentence }) => sentence === pronoun.sentence);
  const noun = nouns.findLast(
    ({ mention }) => mention.end <= pronoun.start && mention.start >= (first?.start ?? 0),
  );
  return noun && noun.mention.group !== 'person' && noun.mention.group !== 'being' ? noun : undefined;
}
