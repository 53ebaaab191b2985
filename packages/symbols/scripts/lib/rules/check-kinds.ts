import type { ClassEntry, Language, SymbolEntry, SymbolGroup } from '../../../src/types.ts';
import { wordsOfClass } from '../compile-lexicon.ts';
import { variationKey } from './check-unique.ts';
import { noPersons, personGroups, personWords, wordsOfAKind } from './kinds-of-words.ts';
import { contentLanguages, type Problem } from './problem.ts';

/** Somebody is read as somebody, a material as a material: no word stands with an entry of another kind. */
export function checkKinds(symbols: readonly SymbolEntry[], classes: readonly ClassEntry[]): Problem[] {
  return contentLanguages.flatMap((language) => [
    ...symbols.flatMap(({ id, group, [language]: text }) =>
      text.variations.flatMap((each) => findOfAnotherKind({ id, group }, language, each)),
    ),
    ...classes.flatMap(({ id, group, [language]: text }) =>
      wordsOfClass(text?.words ?? '').flatMap((each) => findOfAnotherKind({ id, group }, language, each)),
    ),
  ]);
}

function findOfAnotherKind(
  { id, group }: { readonly id: string; readonly group: SymbolGroup },
  language: Language,
  variation: string,
): Problem[] {
  const word = variation.replace(/\/[nvax]$/, '');
  const kind = wordsOfAKind.find(({ words }) => words[language].test(word));
  if (kind !== undefined && !kind.entries.includes(id))
    return [{ symbol: id, language, message: `"${variation}" belongs to ${kind.entries.join(', ')}` }];
  if (
    personGroups.has(group) ||
    noPersons.entries.has(id) ||
    noPersons.words[language].has(word.toLowerCase())
  )
    return [];
  const isNoun = /\/[nx]$/.test(variationKey(variation, group));
  if (!isNoun || !personWords[language].test(word)) return [];
  return [{ symbol: id, language, message: `"${variation}" names a person and stands with no person` }];
}
