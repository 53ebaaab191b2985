import { type DictionaryEntry, type DictionaryItem, type Language, limits } from '@chitta/contract';
import type { LanguageDictionary } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import {
  type DictionaryIndex,
  dictionaryIndex,
  type IndexedEntry,
  shownVariations,
  withoutNotation,
} from './dictionary-index.ts';
import { inEachLanguage } from './in-each-language.ts';
import { combinedOf, partSlugs, relatedEntries } from './related-entries.ts';

/** One entry with its related ones, by slug or address. Throws `dictionary.not_found`. */
export async function findDictionaryEntry(
  { dictionary }: Pick<AppContext, 'dictionary'>,
  { slug, language }: { readonly slug: string; readonly language: Language },
): Promise<DictionaryEntry> {
  await dictionary.refresh();
  const index = dictionaryIndex(dictionary, language);
  const found = findIn(dictionary, index, slug);
  assertThat(found, 'dictionary.not_found');
  return {
    ...found.item,
    ...textsOf(found, dictionary.of(language)),
    language,
    related: toItems(relatedEntries(index, found)),
    combined: toItems(combinedOf(index, found.item.slug)),
    parts: toItems(partsOf(found, index)),
    names: inEachLanguage(dictionary, found.item.slug, ({ name }) => name),
    addresses: inEachLanguage(dictionary, found.item.slug, ({ address }) => address),
  };
}

/** What stands at an address, what has that slug, or what stands there in another language. */
function findIn(dictionary: Dictionary, index: DictionaryIndex, slug: string): IndexedEntry | undefined {
  const own = index.findAt(slug) ?? index.find(slug);
  if (own) return own;
  const elsewhere = limits.languages
    .map((each) => dictionaryIndex(dictionary, each).findAt(slug))
    .find((entry) => entry !== undefined);
  return elsewhere && index.find(elsewhere.item.slug);
}

type Texts = Pick<
  DictionaryEntry,
  'meaning' | 'function' | 'extendedDescription' | 'deeperInsight' | 'variations' | 'isVital'
>;

function textsOf({ source }: IndexedEntry, { details }: LanguageDictionary): Texts {
  if (source.kind === 'combined') {
    const { meaning, insight, phrases } = source.combined;
    const variations = phrases.map(withoutNotation);
    return {
      meaning,
      function: '',
      extendedDescription: '',
      deeperInsight: insight,
      variations,
      isVital: false,
    };
  }
  const { entry } = source;
  return {
    meaning: entry.meaning,
    function: entry.function,
    extendedDescription: details[entry.id]?.extended ?? '',
    deeperInsight: entry.insight,
    variations: [...new Set(shownVariations(entry).map(withoutNotation))],
    isVital: entry.vital,
  };
}

function partsOf({ source }: IndexedEntry, index: DictionaryIndex): IndexedEntry[] {
  if (source.kind === 'symbol') return [];
  return partSlugs(source.combined.parts).flatMap((slug) => index.find(slug) ?? []);
}

function toItems(entries: readonly IndexedEntry[]): DictionaryItem[] {
  return entries.map(({ item }) => ({ ...item, foundBy: null }));
}
