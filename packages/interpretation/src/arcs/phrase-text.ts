import type { SymbolGroup } from '@chitta/symbols/types';

/** The words of a dream as phrases see them. */
export interface PhraseText {
  readonly length: number;
  /** Small letters without accents. */
  word(at: number): string;
  sentence(at: number): number;
  /** What was recognised from this word on, and the word behind it. */
  symbol(at: number): { readonly id: string; readonly group: SymbolGroup; readonly to: number } | undefined;
}
