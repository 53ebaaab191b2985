import type { Language } from '@chitta/contract';
import type { Mention } from '@chitta/interpretation';

const oneWord = /^\p{L}[\p{L}\p{M}]{0,39}$/u;
/** More would say less about a dream, and cost more to count. */
const mostWords = 60;

/** Of a recognised dream, what tells which of its words are unlisted. */
export interface UnlistedSource {
  readonly language: Language;
  readonly mentions: readonly Mention[];
  /** Nouns that the dictionary has in no way. */
  readonly unknown: readonly string[];
}

/**
 * Words of a dream that have no entry of their own, each once, as `<language>:<word>`: names, nouns that only the class
 * they belong to gives a meaning, and nouns that are in no class either.
 */
export function unlistedWords(dream: UnlistedSource): string[] {
  const names = dream.mentions.flatMap(({ kind, text }) => (kind === 'name' ? singleWord(text) : []));
  const words = [...names, ...listClassWords(dream), ...dream.unknown.flatMap(singleWord)];
  return [...new Set(words)].slice(0, mostWords).map((word) => `${dream.language}:${word}`);
}

/** Those of them that the dictionary lacks: single lower-case words, never names. */
export function missingWords(dream: UnlistedSource): string[] {
  const isNoName = ({ text }: Mention) => text === text.toLowerCase();
  const mentions = dream.mentions.filter(isNoName);
  const words = [...listClassWords({ mentions }), ...dream.unknown.flatMap(singleWord)];
  return [...new Set(words)].slice(0, mostWords);
}

function listClassWords({ mentions }: Pick<UnlistedSource, 'mentions'>): string[] {
  return mentions.flatMap(({ kind, variation }) =>
    kind === 'class' ? singleWord(variation.toLowerCase()) : [],
  );
}

function singleWord(text: string): string[] {
  const word = text.normalize('NFC');
  return oneWord.test(word) ? [word] : [];
}
