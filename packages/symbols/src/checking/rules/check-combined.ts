import type { CombinedEntry, CombinedText, SymbolEntry } from '../../types.ts';
import { contentLanguages, fault, type Problem } from '../problem.ts';
import { checkSpelling } from './check-spelling.ts';
import { checkTexts } from './check-texts.ts';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
const fields = { name: 60, meaning: 140, description: 360, insight: 240 } as const satisfies Partial<
  Record<keyof CombinedText, number>
>;

/** Combined symbols are complete in both languages and built from symbols that exist. */
export function checkCombined(
  combined: readonly CombinedEntry[],
  symbols: readonly SymbolEntry[],
): Problem[] {
  const known = new Set(symbols.map(({ id }) => id));
  const heads = combined.flatMap(({ id, parts }) => {
    const faults = parts
      .flatMap((part) => part.split('|'))
      .map((part) => part.replace(/:negated$/, ''))
      .filter((part) => !known.has(part))
      .map((part) => fault('partNoSymbol', { part }));
    if (!slug.test(id)) faults.push(fault('idNoPhraseSlug'));
    if (parts.length === 1 || parts.length > 3) faults.push(fault('partsCount'));
    return faults.map((found) => ({ symbol: id, ...found }));
  });
  const phrases = combined.flatMap(({ id, ...texts }) =>
    contentLanguages.flatMap((language) =>
      (texts[language]?.phrases ?? []).flatMap((phrase) => {
        const found = checkSpelling(phrase);
        return found ? [{ symbol: id, language, ...found }] : [];
      }),
    ),
  );
  return [...heads, ...checkTexts(combined, fields), ...phrases];
}
