import type { Language } from '@chitta/contract';

/** A word of a search as the database reads it. Empty lists: a word too common in that language to be searched. */
export interface SearchWord {
  /** Without accents, in lower case. */
  readonly plain: string;
  readonly en: readonly string[];
  readonly es: readonly string[];
  /** Ids of symbols that are called so: a dream that holds one of them holds the word, in whatever language. */
  readonly symbols?: readonly string[];
}

export interface SearchFilters {
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly symbol?: string | undefined;
  readonly language?: Language | undefined;
}

/** Stands before each key where the prefix of a shard is put in. Members cannot write it into a key. */
export const prefixMark = '\u0001';

const maxWords = 8;

/** The words of a search text; longer searches are cut, each word costs look-ups. */
export function splitSearchText(text: string): string[] {
  return (text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, maxWords);
}

/** Symbols of one word that are looked for; few words are those of more. */
const mostSymbols = 6;

/**
 * The tsquery that finds what is searched in one shard. Every word must be found, each by itself or its stem in the
 * dream's own language, the last also as the beginning of a word. Null where there is nothing to search by.
 */
export function searchExpression(
  words: readonly SearchWord[],
  filters: SearchFilters,
  /** Symbols that all the words together are the name of. */
  phrase: readonly string[] = [],
): string | null {
  const languages: readonly Language[] = filters.language ? [filters.language] : ['en', 'es'];
  const text =
    words.length === 0
      ? []
      : [
          anyOf([
            ...languages.map((language) => textInLanguage(words, language)),
            ...symbolKeys(words.length > 1 ? phrase : []),
          ]),
        ];
  const values = [
    filters.category !== undefined && key(`=c.${filters.category}`),
    filters.tag !== undefined && key(`=t.${filters.tag}`),
    filters.symbol !== undefined && key(`=s.${filters.symbol}`),
    filters.language !== undefined && key(`=l.${filters.language}`),
  ].filter((value) => value !== false);
  const parts = [...text, ...values];
  return parts.length === 0 ? null : parts.join(' & ');
}

/** The tsquery that finds dreams with any of the words, each as a whole. Null where all of them are too common. */
export function anyWordExpression(words: readonly SearchWord[]): string | null {
  const languages = (['en', 'es'] as const).flatMap((language) => {
    const keys = [...new Set(words.flatMap((word) => word[language]))].map(key);
    return keys.length === 0 ? [] : [`${key(`=l.${language}`)} & ${anyOf(keys)}`];
  });
  return languages.length === 0 ? null : anyOf(languages);
}

function textInLanguage(words: readonly SearchWord[], language: Language): string {
  const last = words.at(-1);
  const whole = words.slice(0, -1).filter((word) => word[language].length > 0);
  const parts = whole.map((word) => anyOf([...word[language].map(key), ...symbolKeys(word.symbols)]));
  // A common word at the end ("lost in the") is left out like any other, unless nothing else is searched.
  if (last && (last[language].length > 0 || parts.length === 0)) {
    parts.push(anyOf([...last[language].map(key), `${key(last.plain)}:*`, ...symbolKeys(last.symbols)]));
  }
  return [key(`=l.${language}`), ...parts].join(' & ');
}

function symbolKeys(ids: readonly string[] = []): string[] {
  return ids.slice(0, mostSymbols).map((id) => key(`=s.${id}`));
}

function anyOf(expressions: readonly string[]): string {
  return expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.map(grouped).join(' | ')})`;
}

function grouped(expression: string): string {
  return expression.includes(' & ') ? `(${expression})` : expression;
}

function key(value: string): string {
  return `'${prefixMark}${value.replaceAll(/['\\]/g, '$&$&')}'`;
}
