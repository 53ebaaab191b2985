import { AhoCorasick } from '@monyone/aho-corasick/fast';
import nlp from 'compromise';

/** Something that is done to a text; what it answers only keeps the work from being left out. */
export type TextWork = (text: string) => number;

/** The least that reading words can cost: each run of letters with its place. */
export const tokeniseOnly: TextWork = (text) => {
  const tokens: { word: string; start: number }[] = [];
  for (const match of text.matchAll(/\p{L}+/gu)) tokens.push({ word: match[0], start: match.index });
  return tokens.length;
};

const letter = /\p{L}/u;

/** A matcher over the same written forms, whose hits count where they begin and end with a word. */
export function ahoCorasick(forms: readonly string[]): TextWork {
  const matcher = new AhoCorasick([...forms]);
  return (text) => {
    const lower = text.toLowerCase();
    const isInWord = (at: number) => letter.test(lower.charAt(at));
    return matcher.matchInText(lower).filter(({ begin, end }) => !isInWord(begin - 1) && !isInWord(end))
      .length;
  };
}

/** The language toolkit, taught the same words and phrases. */
export function compromise(variations: readonly string[]): TextWork {
  nlp.addWords(Object.fromEntries(variations.map((variation) => [variation, 'DreamSymbol'])));
  return (text) => nlp(text).match('#DreamSymbol').length;
}
