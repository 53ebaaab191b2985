import type { Language } from '@chitta/symbols/types';
import { findCare } from '../care/find-care.ts';
import type { MarkedPlace, MarkedSymbol } from './mark-symbols.ts';
import { type SymbolSource, type SymbolTexts, symbolTexts } from './symbol-texts.ts';

/** A place of a symbol with the words that stand there. */
export interface NotedPlace extends Pick<MarkedPlace, 'start' | 'end' | 'variation' | 'rule' | 'state'> {
  readonly text: string;
}

/** A symbol of a dream with what there is to say of it. */
export interface SymbolNote extends SymbolTexts {
  readonly mentions: NotedPlace[];
}

export interface MarkedDream {
  readonly text: string;
  /** The one it is read in. */
  readonly language: Language;
  readonly symbols: readonly MarkedSymbol[];
  /** Missing: found out here, which takes longer than the rest. */
  readonly isCareAlone?: boolean;
}

/**
 * The symbols of a dream with what the dreamer or the dictionary says of them. One that neither has any longer is left
 * out: there is nothing to show of it. A dream that gets words of care alone shows none: no meaning is laid over it anywhere.
 */
export function symbolNotes(
  source: SymbolSource,
  { text, language, symbols, isCareAlone }: MarkedDream,
): SymbolNote[] {
  if (symbols.length === 0) return [];
  if (isCareAlone ?? findCare(text)?.isSure) return [];
  return symbols.flatMap(({ id, mentions }) => {
    const texts = symbolTexts(source, language, id);
    if (texts === undefined) return [];
    const places = mentions.map(({ start, end, variation, rule, state }) => {
      return { start, end, text: text.slice(start, end), variation, rule, state };
    });
    return { ...texts, mentions: places };
  });
}
