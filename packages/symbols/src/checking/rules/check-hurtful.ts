import type { ClassEntry, Language, SymbolEntry } from '../../types.ts';
import { contentLanguages, fault, type Problem } from '../problem.ts';
import { wordsOfClass } from '../words-of-class.ts';
import { hurtfulWords, placedWords } from './hurtful-words.ts';

/** No hurtful word is shown, and words of illness, origin and loss stand where nothing is made of them. */
export function checkHurtful(symbols: readonly SymbolEntry[], classes: readonly ClassEntry[]): Problem[] {
  return contentLanguages.flatMap((language) => [
    ...symbols.flatMap(({ id, [language]: text }) => [
      ...findShown(id, language, text),
      ...text.variations.flatMap((each) => findMisplaced(id, language, each)),
    ]),
    // Words of classes are shown nowhere.
    ...classes.flatMap(({ id, [language]: text }) =>
      wordsOfClass(text?.words ?? '').flatMap((each) => findMisplaced(id, language, each)),
    ),
  ]);
}

function findShown(
  symbol: string,
  language: Language,
  { variations, unshown = [] }: Pick<SymbolEntry['en'], 'variations' | 'unshown'>,
): Problem[] {
  return variations
    .filter((each) => hurtfulWords[language].test(bare(each)) && !unshown.includes(each))
    .map((each) => ({ symbol, language, ...fault('hurtful', { word: each }) }));
}

function findMisplaced(symbol: string, language: Language, variation: string): Problem[] {
  const place = placedWords.find(({ words }) => words[language].test(bare(variation)));
  if (place === undefined || place.entries.includes(symbol)) return [];
  return [
    { symbol, language, ...fault('belongsElsewhere', { word: variation, owners: place.entries.join(', ') }) },
  ];
}

function bare(variation: string): string {
  return variation.replace(/\/[nvax]$/, '');
}
