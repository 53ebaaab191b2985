import { type DictionaryItem, type Language, limits } from '@chitta/contract';
import type { LanguageDictionary } from '@chitta/interpretation';
import type { LexiconCombined, LexiconEntry } from '@chitta/symbols/types';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { foldText } from './fold-text.ts';
import { pageSlugs } from './page-slugs.ts';
import { sortKey } from './sort-key.ts';

/** A word that an entry is found by. */
export interface SearchTerm {
  readonly text: string;
  readonly folded: string;
  readonly isName: boolean;
  /** In the language that is browsed, not in the other. */
  readonly isOwn: boolean;
}

/** An entry of the dictionary as it is browsed. */
export interface IndexedEntry {
  readonly item: Omit<DictionaryItem, 'foundBy'>;
  readonly source:
    | { readonly kind: 'symbol'; readonly entry: LexiconEntry }
    | { readonly kind: 'combined'; readonly combined: LexiconCombined };
  /** First letter of the name without its article, `#` where it begins otherwise. */
  readonly letter: string;
  readonly terms: readonly SearchTerm[];
  /** Place in the content files, where like stands beside like. */
  readonly place: number;
}

/** One language of the dictionary, ready to be browsed and searched without a query. */
export interface DictionaryIndex {
  readonly language: Language;
  /** In the order of the language. */
  readonly entries: readonly IndexedEntry[];
  find(slug: string): IndexedEntry | undefined;
  /** By the last part of its page's address. */
  findAt(address: string): IndexedEntry | undefined;
}

const combinedCategory: Readonly<Record<Language, string>> = {
  en: 'Combined symbols',
  es: 'Símbolos combinados',
};

/** One index per edition of a language; an edit makes a new edition, and the old index goes with the old one. */
const indexes = new WeakMap<LanguageDictionary, { other: LanguageDictionary; index: DictionaryIndex }>();

/** The index of a language; made when it is first asked for after a release or an edit. */
export function dictionaryIndex(dictionary: Dictionary, language: Language): DictionaryIndex {
  const own = dictionary.of(language);
  const other = dictionary.of(otherLanguage(language));
  const known = indexes.get(own);
  if (known?.other === other) return known.index;
  const index = createIndex(language, own, other);
  indexes.set(own, { other, index });
  return index;
}

function otherLanguage(language: Language): Language {
  return limits.languages.find((each) => each !== language) ?? language;
}

function createIndex(
  language: Language,
  own: LanguageDictionary,
  other: LanguageDictionary,
): DictionaryIndex {
  const foreign = termsBySlug(other, false);
  const native = termsBySlug(own, true);
  const termsOf = (slug: string) => [...(native.get(slug) ?? []), ...(foreign.get(slug) ?? [])];
  const symbols = own.file.entries
    .filter(({ isClass }) => !isClass)
    .map((entry, place) => {
      const item = symbolItem(entry, own.details[entry.id]?.description ?? entry.meaning);
      return { item, source: { kind: 'symbol', entry } as const, place };
    });
  const combined = own.file.combined.map((each, place) => {
    const item = combinedItem(each, own.combined[each.id] ?? each.meaning, combinedCategory[language]);
    return { item, source: { kind: 'combined', combined: each } as const, place };
  });
  const all = [...symbols, ...combined];
  const addresses = pageSlugs(
    all.map(({ item }) => item),
    language,
  );
  const { compare } = new Intl.Collator(language);
  const entries = all
    .map(({ item, source, place }, at): IndexedEntry & { readonly key: string } => {
      const { slug, name } = item;
      const key = sortKey(name, language);
      const addressed = { ...item, address: addresses[at] ?? slug };
      return { item: addressed, source, letter: letterOf(key), terms: termsOf(slug), place, key };
    })
    .sort((a, b) => compare(a.key, b.key) || compare(a.item.slug, b.item.slug));
  // A symbol goes before a combined one of the same name.
  const inOrder = entries.toSorted(
    (a, b) => Number(a.item.kind === 'symbol') - Number(b.item.kind === 'symbol'),
  );
  const bySlug = new Map(inOrder.map((entry) => [entry.item.slug, entry]));
  const byAddress = new Map(inOrder.map((entry) => [entry.item.address, entry]));
  return {
    language,
    entries,
    find: (slug) => bySlug.get(slug),
    findAt: (address) => byAddress.get(address),
  };
}

/** An entry before it is known where its page stands beside the others. */
type Unaddressed = Omit<IndexedEntry['item'], 'address'>;

function symbolItem(entry: LexiconEntry, description: string): Unaddressed {
  const { id, name, group, category, common } = entry;
  return { slug: id, kind: 'symbol', name, group, category, description, isCommon: common };
}

function combinedItem({ id, name }: LexiconCombined, description: string, category: string): Unaddressed {
  return { slug: id, kind: 'combined', name, group: null, category, description, isCommon: false };
}

function termsBySlug({ file }: LanguageDictionary, isOwn: boolean): Map<string, readonly SearchTerm[]> {
  const rows = [
    ...file.entries
      .filter(({ isClass }) => !isClass)
      .map((entry) => ({ ...entry, variations: shownVariations(entry) })),
    ...file.combined.map(({ id, name, phrases }) => ({ id, name, variations: phrases })),
  ];
  return new Map(
    rows.map(({ id, name, variations }) => [
      id,
      [
        term(name, true, isOwn),
        ...variations.map((variation) => term(withoutNotation(variation), false, isOwn)),
      ],
    ]),
  );
}

function term(text: string, isName: boolean, isOwn: boolean): SearchTerm {
  return { text, folded: foldText(text), isName, isOwn };
}

/** The variations that pages and searches may show; some are only recognised, because they hurt somebody. */
export function shownVariations({
  variations,
  unshown = [],
}: Pick<LexiconEntry, 'variations' | 'unshown'>): string[] {
  return variations.filter((variation) => !unshown.includes(variation));
}

/** `transformation/n` → `transformation`. */
export function withoutNotation(variation: string): string {
  return variation
    .replace(/\/[nvax]$/, '')
    .replace(/ _ /g, ' … ')
    .trim();
}

/** "ñ" is a letter of its own; an accent makes none. */
export function letterOf(name: string): string {
  const first = name.trim().normalize('NFC').charAt(0).toLowerCase();
  const letter = first === 'ñ' ? first : foldText(first);
  return /^[a-zñ]$/.test(letter) ? letter : '#';
}
