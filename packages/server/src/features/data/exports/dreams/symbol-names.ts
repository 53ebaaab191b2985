import type { Language } from '@chitta/contract';
import { symbolTexts } from '@chitta/interpretation';
import type { SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';

/** What symbols are called, looked up once each: a journal names the same few hundred again and again. */
export interface SymbolNames {
  /** The id, where neither member nor dictionary has the symbol any longer. */
  of(language: Language, id: string): string;
}

export function createSymbolNames(source: SymbolSource): SymbolNames {
  const known: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), es: new Map() };
  return {
    of(language, id) {
      const name = known[language].get(id) ?? symbolTexts(source, language, id)?.name ?? id;
      known[language].set(id, name);
      return name;
    },
  };
}
