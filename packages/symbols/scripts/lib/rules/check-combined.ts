import type { CombinedEntry, CombinedText, SymbolEntry } from '../../../src/types.ts';
import { checkTexts } from './check-texts.ts';
import type { Problem } from './problem.ts';

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
    const messages = parts
      .flatMap((part) => part.split('|'))
      .map((part) => part.replace(/:negated$/, ''))
      .filter((part) => !known.has(part))
      .map((part) => `part "${part}" is no symbol`);
    if (!slug.test(id)) messages.push('the id is no slug of two or more words');
    if (parts.length === 1 || parts.length > 3) messages.push('two or three parts are expected, or none');
    return messages.map((message) => ({ symbol: id, message }));
  });
  return [...heads, ...checkTexts(combined, fields)];
}
