import type { SymbolGroup } from '@chitta/symbols/types';

/** One way to fill a place of a phrase that is no single word. */
export type Way =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'beginning'; readonly letters: string }
  | { readonly kind: 'group'; readonly group: SymbolGroup }
  | { readonly kind: 'symbol'; readonly symbol: string };

/** What is filled in one of several ways. */
export interface Place {
  readonly kind: 'place';
  /** Single words that fill it. */
  readonly words: ReadonlySet<string>;
  readonly ways: readonly Way[];
  readonly isOptional: boolean;
}

/** A place, or up to `longestGap` words of any kind. */
export type PhrasePart = { readonly kind: 'gap' } | Place;

/** A pattern over the words of a dream, in the notation of `parsePhrase`. */
export interface Phrase {
  readonly parts: readonly PhrasePart[];
  /** Those of its words that deny: where it holds one, it may stand in a clause that denies. */
  readonly denying: ReadonlySet<string>;
}

/** What a phrase takes from a language. */
export interface PhraseLanguage {
  /** A word as the tokeniser cuts it, in small letters and without accents. */
  cut(word: string): readonly string[];
  /** Every form of a verb in dictionary form, without accents. */
  formsOf(verb: string): readonly string[];
  denies(word: string): boolean;
  /** Whether a word can be a verb in dictionary form. */
  isVerb(word: string): boolean;
}

/**
 * Reads the notation of cues. Words are apart by spaces; of each, `a/b` is one of several, `a*` every word that begins so,
 * `a?` may be missing, `_` up to three others, `~verb` any form of a verb, `@animal` a symbol of a group, `@#dog` this symbol.
 * Throws `TypeError` for what has no word that has to be there.
 */
export function parsePhrase(written: string, language: PhraseLanguage): Phrase {
  const all = written
    .trim()
    .split(/\s+/u)
    .map((each) => parsePart(each, language));
  // What may be missing at the beginning asks for nothing.
  const parts = all.slice(all.findIndex((part) => part.kind === 'place' && !part.isOptional));
  if (parts[0]?.kind !== 'place' || parts[0].isOptional) throw new TypeError(`"${written}" has no word`);
  return { parts, denying: new Set(parts.flatMap((part) => denialsOf(part, language))) };
}

function parsePart(written: string, language: PhraseLanguage): PhrasePart {
  if (written === '_') return { kind: 'gap' };
  const isOptional = written.endsWith('?') && written.length > 1;
  const [first = '', ...others] = (isOptional ? written.slice(0, -1) : written).split('/');
  const ways = [first, ...others.map((other) => asFirst(other, first, language))];
  const parsed = ways.flatMap((way) => parseWay(way, language));
  return {
    kind: 'place',
    words: new Set(parsed.flatMap((way) => (isWord(way) ? way.words : []))),
    ways: parsed.filter((way) => !isWord(way)),
    isOptional,
  };
}

function isWord(way: Way): way is Extract<Way, { kind: 'words' }> {
  return way.kind === 'words' && way.words.length === 1;
}

/** `~run/walk` is `~run/~walk`. */
function asFirst(way: string, first: string, language: PhraseLanguage): string {
  return first.startsWith('~') && language.isVerb(way) ? `~${way}` : way;
}

function parseWay(way: string, language: PhraseLanguage): readonly Way[] {
  if (way.startsWith('@#')) return [{ kind: 'symbol', symbol: way.slice(2) }];
  if (way.startsWith('@')) return [{ kind: 'group', group: way.slice(1) as SymbolGroup }];
  if (way.startsWith('~')) {
    return language.formsOf(way.slice(1)).map((form) => ({ kind: 'words', words: [form] }));
  }
  if (way.endsWith('*')) return [{ kind: 'beginning', letters: way.slice(0, -1) }];
  return [{ kind: 'words', words: language.cut(way) }];
}

function denialsOf(part: PhrasePart, language: PhraseLanguage): string[] {
  if (part.kind === 'gap' || part.isOptional) return [];
  const ways = part.ways.flatMap((way) => (way.kind === 'words' ? way.words : []));
  return [...part.words, ...ways].filter((word) => language.denies(word));
}
