import type { Language } from '@chitta/contract';
import type { Mention } from '@chitta/interpretation';

const oneWord = /^\p{L}[\p{L}\p{M}]{0,39}$/u;
/** More would say less about a dream, and cost more to count. */
const mostWords = 60;

interface Recognised {
  readonly language: Language;
  readonly mentions: readonly Mention[];
}

/**
 * Words of a dream that have no entry of their own, each once, as `<language>:<word>`: names, and nouns that only the
 * class they belong to gives a meaning.
 */
export function unlistedWords({ language, mentions }: Recognised): string[] {
  const words = mentions.flatMap(({ kind, text, variation }) => {
    const word = kind === 'name' ? text : kind === 'class' ? variation.toLowerCase() : '';
    return oneWord.test(word) ? `${language}:${word.normalize('NFC')}` : [];
  });
  return [...new Set(words)].slice(0, mostWords);
}

/** Those of them that the dictionary lacks: single lower-case words, never names. */
export function missingWords({ mentions }: Pick<Recognised, 'mentions'>): string[] {
  const words = mentions.flatMap(({ kind, text, variation }) => {
    const isWord = kind === 'class' && text === text.toLowerCase() && oneWord.test(variation);
    return isWord ? variation.toLowerCase().normalize('NFC') : [];
  });
  return [...new Set(words)].slice(0, mostWords);
}
