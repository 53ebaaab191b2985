import type { LexiconCombined, LexiconEntry, SymbolGroup } from '@chitta/symbols/types';

/**
 * A symbol's places among the parts of combined symbols, five numbers for each: the combined symbol; the part, the
 * first part and the end of the parts, counted over all combined symbols; 1 where the part asks for its absence.
 * Flat, because every symbol of a dream goes through all of its places.
 */
export type CombinedUses = Int32Array;
export const numbersOfUse = 5;

const negated = ':negated';
const none: CombinedUses = new Int32Array(0);

/** Combined symbols by the symbols that they are made of. */
export class CombinedIndex {
  readonly all: readonly LexiconCombined[];
  /** How many parts all of them have together. */
  readonly slots: number;
  readonly #uses = new Map<string, CombinedUses>();

  constructor(all: readonly LexiconCombined[]) {
    this.all = all;
    const uses = new Map<string, number[]>();
    let from = 0;
    all.forEach(({ parts }, combined) => {
      const to = from + parts.length;
      parts.forEach((part, at) => {
        for (const notation of part.split('|')) {
          const isAbsence = notation.endsWith(negated);
          const symbol = (isAbsence ? notation.slice(0, -negated.length) : notation).trim();
          const own = uses.get(symbol) ?? [];
          own.push(combined, from + at, from, to, isAbsence ? 1 : 0);
          uses.set(symbol, own);
        }
      });
      from = to;
    });
    this.slots = from;
    for (const [symbol, own] of uses) this.#uses.set(symbol, Int32Array.from(own));
  }

  usesOf(symbol: string): CombinedUses {
    return this.#uses.get(symbol) ?? none;
  }
}

/** The phrases of combined symbols as entries, whose group is that of their first part. */
export function phraseEntries(
  combined: readonly LexiconCombined[],
  groupOf: (symbol: string) => SymbolGroup | undefined,
): LexiconEntry[] {
  return combined.map(({ id, name, meaning, insight, parts, phrases }) => {
    const first = parts.find((part) => !part.includes(negated))?.split('|')[0] ?? '';
    const group = groupOf(first.trim()) ?? 'action';
    const texts = { name, category: '', function: '', meaning, insight, deed: '' };
    return { id, group, ...texts, variations: phrases, common: false, vital: false };
  });
}
