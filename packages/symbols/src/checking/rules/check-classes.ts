import type { ClassEntry, ClassText, SymbolEntry } from '../../types.ts';
import { contentLanguages, fault, type Problem } from '../problem.ts';
import { wordsOfClass } from '../words-of-class.ts';
import { checkSpelling } from './check-spelling.ts';
import { checkTexts } from './check-texts.ts';
import { variationKey } from './check-unique.ts';

const slug = /^class(?:-[a-z0-9]+)+$/;
const fields = {
  name: 60,
  category: 40,
  function: 70,
  meaning: 120,
  insight: 240,
  deed: 240,
} as const satisfies Partial<Record<keyof ClassText, number>>;

/** Classes are complete in both languages, and no word stands twice or has a symbol of its own. */
export function checkClasses(classes: readonly ClassEntry[], symbols: readonly SymbolEntry[]): Problem[] {
  return [
    ...classes
      .filter(({ id }) => !slug.test(id))
      .map(({ id }) => ({ symbol: id, ...fault('idNoClassSlug') })),
    ...checkTexts(classes, fields),
    ...contentLanguages.flatMap((language) => {
      const owners = new Map<string, string>();
      for (const { id, group, [language]: text } of symbols) {
        for (const variation of text.variations) owners.set(variationKey(variation, group), id);
      }
      return classes.flatMap(({ id, group, [language]: text }) =>
        wordsOfClass(text?.words ?? '').flatMap((word) => {
          const key = variationKey(word, group);
          const owner = owners.get(key);
          owners.set(key, id);
          const spelling = checkSpelling(word);
          return [
            ...(spelling ? [{ symbol: id, language, ...spelling }] : []),
            ...(owner === undefined
              ? []
              : [{ symbol: id, language, ...fault('wordTaken', { word, owner }) }]),
          ];
        }),
      );
    }),
  ];
}
