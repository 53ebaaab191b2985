import type { LexiconCombined, LexiconEntry, SymbolGroup } from '@chitta/symbols/types';

/**
 * A symbol's places among the parts of combined symbols, three numbers for each: the combined symbol; the part, counted
 * over all combined symbols; its bit among the parts of its own. Flat, because every symbol of a dream goes through all
 * of its places.
 */
export type UseList = Int32Array;
export const numbersOfUse = 3;

/** The places that ask for the symbol, and those that ask for its absence. */
export interface CombinedUses {
  readonly ofPresence: UseList;
  readonly ofAbsence: UseList;
}

const negated = ':negated';
const noUses: UseList = new Int32Array(0);
const none: CombinedUses = { ofPresence: noUses, ofAbsence: noUses };

/** Combined symbols by the symbols that they are made of. */
export class CombinedIndex {
  readonly all: readonly LexiconCombined[];
  /** How many parts all of them have together. */
  readonly slots: number;
  /** For each combined symbol its first part, counted over all of them; behind the last one the end of all. */
  readonly firstSlots: Int32Array;
  /** For each combined symbol the bits of all its parts. */
  readonly allParts: Int32Array;
  readonly #uses = new Map<string, CombinedUses>();

  constructor(all: readonly LexiconCombined[]) {
    this.all = all;
    this.firstSlots = new Int32Array(all.length + 1);
    this.allParts = Int32Array.from(all, ({ parts }) => (1 << parts.length) - 1);
    const present = new Map<string, number[]>();
    const absent = new Map<string, number[]>();
    let from = 0;
    all.forEach(({ parts }, combined) => {
      this.firstSlots[combined] = from;
      parts.forEach((part, at) => {
        for (const notation of part.split('|')) {
          const isAbsence = notation.endsWith(negated);
          const symbol = (isAbsence ? notation.slice(0, -negated.length) : notation).trim();
          const uses = isAbsence ? absent : present;
          const own = uses.get(symbol) ?? [];
          own.push(combined, from + at, 1 << at);
          uses.set(symbol, own);
        }
      });
      from += parts.length;
    });
    this.slots = from;
    this.firstSlots[all.length] = from;
    for (const symbol of new Set([...present.keys(), ...absent.keys()])) {
      const ofPresence = Int32Array.from(present.get(symbol) ?? []);
      this.#uses.set(symbol, { ofPresence, ofAbsence: Int32Array.from(absent.get(symbol) ?? []) });
    }
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
