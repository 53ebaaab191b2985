import type { Language, SymbolEntry, SymbolGroup } from '../../types.ts';
import { contentLanguages, fault, type Problem } from '../problem.ts';
import { sentenceFields, sentencesOf, wordsOf } from '../sentences.ts';

/** No id, name, meaning or sentence stands twice in a language, and no variation belongs to two symbols. */
export function checkUnique(entries: readonly SymbolEntry[]): Problem[] {
  const ids = findRepeated(entries, undefined, 'id', (entry) => [entry.id]);
  return [...ids, ...contentLanguages.flatMap((language) => checkLanguage(entries, language))];
}

function checkLanguage(entries: readonly SymbolEntry[], language: Language): Problem[] {
  return [
    ...findRepeated(entries, language, 'name', (entry) => [entry[language].name]),
    ...findRepeated(entries, language, 'meaning', (entry) => [entry[language].meaning]),
    ...findRepeated(entries, language, 'sentence', (entry) =>
      sentenceFields.flatMap((field) => sentencesOf(entry[language][field])),
    ),
    ...findRepeated(entries, language, 'variation', variationKeys(language)),
  ];
}

/** The same word as noun and as verb may belong to two symbols; without suffix the group decides. */
function variationKeys(language: Language): (entry: SymbolEntry) => string[] {
  return (entry) => [
    // A set: "ex-wife" and "ex wife" are one spelling to the recogniser, and harmless in one symbol.
    ...new Set(entry[language].variations.map((variation) => variationKey(variation, entry.group))),
  ];
}

/** The spelling and part of speech under which a word may stand once in a language. */
export function variationKey(variation: string, group: SymbolGroup): string {
  const [word = '', suffix] = variation.split('/');
  return `${wordsOf(word).join(' ')} /${suffix ?? partOf[group] ?? 'n'}`;
}

const partOf: Readonly<Partial<Record<SymbolGroup, string>>> = { action: 'v', condition: 'a', colour: 'a' };

function findRepeated(
  entries: readonly SymbolEntry[],
  language: Language | undefined,
  what: string,
  valuesOf: (entry: SymbolEntry) => string[],
): Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    for (const value of valuesOf(entry)) {
      const key = value.toLowerCase();
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, entry.id);
      else {
        problems.push({
          symbol: entry.id,
          ...(language && { language }),
          ...fault('repeated', { what, value, owner }),
        });
      }
    }
  }
  return problems;
}
