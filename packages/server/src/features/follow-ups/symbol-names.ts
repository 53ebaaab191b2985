import type { Language, SpokenSymbol } from '@chitta/contract';
import type { SymbolSource } from '../symbols/open-symbols.ts';

/** Symbols by name, as the language of their dream says it. One that nobody names any longer is left out. */
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
  const { lexicon, file } = dictionary.of(language);
  return (
    personal.find(id)?.name ??
    lexicon.entry(id)?.name ??
    file.combined.find((combined) => combined.id === id)?.name
  );
}
