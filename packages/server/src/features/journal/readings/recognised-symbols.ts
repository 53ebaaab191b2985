import type { Language, RecognisedSymbol } from '@chitta/contract';
import { findCare } from '@chitta/interpretation';
import type { StoredSymbol } from '#server/db/tables/journal/dreams.ts';
import type { SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import { stateOfMention } from './state-of-mention.ts';
import { symbolTexts } from './symbol-texts.ts';

/** Ids of the symbols that the dream says were there. */
export function presentSymbolIds(symbols: readonly StoredSymbol[]): string[] {
  return symbols
    .filter(({ mentions }) => mentions.some(({ state }) => state === 'present'))
    .map(({ id }) => id);
}

/**
 * Symbols with what the member or the dictionary says of them. One that neither has any longer is left out: there is
 * nothing to show of it. A dream that gets words of care alone shows none: no meaning is laid over it anywhere.
 */
export function presentSymbols(
  source: SymbolSource,
  dream: {
    readonly content: string;
    readonly language: Language;
    readonly recognizedSymbols: readonly StoredSymbol[];
    /** Missing: found out here, which takes longer than the rest. */
    readonly isCareAlone?: boolean;
  },
): RecognisedSymbol[] {
  if (dream.recognizedSymbols.length === 0) return [];
  if (dream.isCareAlone ?? findCare(dream.content)?.isSure) return [];
  return dream.recognizedSymbols.flatMap(({ id, mentions }) => {
    const texts = symbolTexts(source, dream.language, id);
    if (texts === undefined) return [];
    const places = mentions.map((mention) => {
      const { start, end, variation, rule } = mention;
      const text = dream.content.slice(start, end);
      return { start, end, text, variation, rule, state: stateOfMention(mention) };
    });
    return { ...texts, mentions: places };
  });
}
