import { type CountedSymbol, type Language, limits } from '@chitta/contract';
import { symbolTexts } from '@chitta/interpretation';
import type { SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';

export type NamedSymbol = NonNullable<ReturnType<typeof symbolTexts>>;

/**
 * Looks up what a symbol is called, in this language or else in the other. Undefined for one that neither member nor
 * dictionary has any longer, and for classes of words, which are a kind and nothing in particular.
 */
export function createSymbolNames(
  source: SymbolSource,
  language: Language,
): (slug: string) => NamedSymbol | undefined {
  const known = new Map<string, NamedSymbol | undefined>();
  const languages = [language, ...limits.languages.filter((other) => other !== language)];
  const find = (slug: string): NamedSymbol | undefined => {
    for (const each of languages) {
      const texts = symbolTexts(source, each, slug);
      if (texts !== undefined) return texts.kind === 'class' ? undefined : texts;
    }
    return undefined;
  };
  return (slug) => {
    if (!known.has(slug)) known.set(slug, find(slug));
    return known.get(slug);
  };
}

/** The symbol with its count; nothing where it has no name. */
export function countedSymbols(
  counts: readonly (readonly [string, number])[],
  nameOf: (slug: string) => NamedSymbol | undefined,
): CountedSymbol[] {
  return counts.flatMap(([slug, count]) => {
    const named = nameOf(slug);
    return named === undefined ? [] : { slug, name: named.name, group: named.group, count };
  });
}
