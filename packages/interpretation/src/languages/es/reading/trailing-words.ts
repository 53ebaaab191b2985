import type { DreamText, Trait } from '../../../reading/model.ts';
import { lowerOf, wordIndexAt } from '../../../reading/syntax/words.ts';
import type { Mention } from '../../../types.ts';
import { spanishGrammar } from './grammar.ts';

/** Adjectives right after the noun and "de mi abuela" belong to its phrase. */
export function endOf(mention: Mention, traits: readonly Trait[], { words, text }: DreamText): number {
  let { end } = mention;
  for (const trait of traits) {
    const { start, end: traitEnd } = trait.sign.mention;
    if (start > end && /^\s(?:(?:muy|tan)\s)?$/u.test(text.slice(end, start))) end = traitEnd;
  }
  const next = wordIndexAt(words, end);
  const person = words[next + 2];
  const isOwned = lowerOf(next, words) === 'de' && spanishGrammar.possessives.has(lowerOf(next + 1, words));
  return isOwned && person && /^\s/u.test(text.slice(end, end + 1)) ? person.end : end;
}

/** "una amiga mía" is "mi amiga". */
export function possessiveAfter(
  end: number,
  { words, text }: DreamText,
): { determiner: string; end: number } | undefined {
  const word = words[wordIndexAt(words, end)];
  if (!word || word.start !== end + 1 || text.charAt(end) !== ' ') return undefined;
  if (!/^m[ií][oa]s?$/u.test(word.lower)) return undefined;
  return { determiner: word.lower.endsWith('s') ? 'mis' : 'mi', end: word.end };
}
