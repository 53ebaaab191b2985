import type { Language, SpokenSymbol } from '@chitta/contract';
import type { SymbolSource } from '../../symbols/dictionary/open-symbols.ts';

/** Groups that only say how something was: nobody would say of "old" or "two" alone that it did not fit. */
const ofManner: ReadonlySet<string> = new Set(['condition', 'colour', 'number', 'time']);

/**
 * The people, places, things, acts and feelings among symbols, by name, as the language of their dream says it. One
 * that nobody names any longer is left out.
 */
export function nameSymbols(
  source: SymbolSource,
  language: Language,
  ids: readonly string[],
): SpokenSymbol[] {
  return ids.flatMap((id) => {
    const name = nameOf(source, language, id);
    return name === undefined ? [] : { id, name };
  });
}

function nameOf({ dictionary, personal }: SymbolSource, language: Language, id: string): string | undefined {
  const { entry: find, file } = dictionary.of(language);
  const entry = personal.find(id) ?? find(id);
  if (entry) return ofManner.has(entry.group) ? undefined : entry.name;
  return file.combined.find((combined) => combined.id === id)?.name;
}
