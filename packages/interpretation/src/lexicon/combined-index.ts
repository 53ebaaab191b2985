import type { LexiconCombined, LexiconEntry, SymbolGroup } from '@chitta/symbols/types';

/** A symbol's place among the parts of a combined symbol. */
export interface CombinedUse {
  readonly combined: number;
  readonly part: number;
  /** The part asks for the symbol's absence. */
  readonly isAbsence: boolean;
}

const negated = ':negated';
const none: readonly CombinedUse[] = [];

/** Combined symbols by the symbols that they are made of. */
export class CombinedIndex {
  readonly all: readonly LexiconCombined[];
  readonly #uses = new Map<string, CombinedUse[]>();

  constructor(all: readonly LexiconCombined[]) {
    this.all = all;
    all.forEach(({ parts }, combined) => {
      parts.forEach((part, at) => {
        for (const symbol of part.split('|')) this.#add(symbol.trim(), combined, at);
      });
    });
  }

  usesOf(symbol: string): readonly CombinedUse[] {
    return this.#uses.get(symbol) ?? none;
  }

  #add(notation: string, combined: number, part: number): void {
    const isAbsence = notation.endsWith(negated);
    const symbol = isAbsence ? notation.slice(0, -negated.length) : notation;
    const uses = this.#uses.get(symbol) ?? [];
    uses.push({ combined, part, isAbsence });
    this.#uses.set(symbol, uses);
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
