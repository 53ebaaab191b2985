import type { ClassEntry, Language, SymbolEntry, SymbolGroup } from '../../types.ts';
import { contentLanguages, fault, type Problem } from '../problem.ts';
import { wordsOfClass } from '../words-of-class.ts';
import { variationKey } from './check-unique.ts';
import { noPersons, personGroups, personWords, wordsOfAKind } from './kinds-of-words.ts';

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
    return [
      {
        symbol: id,
        language,
        ...fault('belongsElsewhere', { word: variation, owners: kind.entries.join(', ') }),
      },
    ];
  if (
    personGroups.has(group) ||
    noPersons.entries.has(id) ||
    noPersons.words[language].has(word.toLowerCase())
  )
    return [];
  const isNoun = /\/[nx]$/.test(variationKey(variation, group));
  if (!isNoun || !personWords[language].test(word)) return [];
  return [{ symbol: id, language, ...fault('personAmongThings', { word: variation }) }];
}
