import { type DictionaryFacets, type Language, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { dictionaryIndex } from './dictionary-index.ts';

/** What the dictionary can be browsed by. */
export async function listDictionaryFacets(
  { dictionary }: Pick<AppContext, 'dictionary'>,
  language: Language,
): Promise<DictionaryFacets> {
  await dictionary.refresh();
  const { entries } = dictionaryIndex(dictionary, language);
  const { compare } = new Intl.Collator(language);
  const groups = count(entries.flatMap(({ item }) => item.group ?? []));
  return {
    language,
    total: entries.length,
    categories: [...count(entries.map(({ item }) => item.category))]
      .map(([value, times]) => ({ value, count: times }))
      .sort((a, b) => compare(a.value, b.value)),
    groups: limits.symbolGroups.flatMap((value) => {
      const times = groups.get(value);
      return times === undefined ? [] : { value, count: times };
    }),
    letters: [...count(entries.map(({ letter }) => letter))]
      .map(([value, times]) => ({ value, count: times }))
      .sort((a, b) => Number(a.value === '#') - Number(b.value === '#') || compare(a.value, b.value)),
  };
}

function count<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
