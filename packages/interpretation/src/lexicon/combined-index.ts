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
  /** Places as they are counted, by symbol; made to `CombinedUses` for the few that a text has. */
  readonly #present = new Map<string, number[]>();
  readonly #absent = new Map<string, number[]>();
  readonly #uses = new Map<string, CombinedUses>();

  constructor(all: readonly LexiconCombined[]) {
    this.all = all;
    this.firstSlots = new Int32Array(all.length + 1);
    this.allParts = new Int32Array(all.map(({ parts }) => (1 << parts.length) - 1));
    let from = 0;
    all.forEach(({ parts }, combined) => {
      this.firstSlots[combined] = from;
      parts.forEach((part, at) => {
        for (const notation of part.split('|')) this.#add(notation, [combined, from + at, 1 << at]);
      });
      from += parts.length;
    });
    this.slots = from;
    this.firstSlots[all.length] = from;
  }

  #add(notation: string, use: readonly number[]): void {
    const isAbsence = notation.endsWith(negated);
    const symbol = (isAbsence ? notation.slice(0, -negated.length) : notation).trim();
    const uses = isAbsence ? this.#absent : this.#present;
    const own = uses.get(symbol);
    if (own === undefined) uses.set(symbol, [...use]);
    else own.push(...use);
  }

  usesOf(symbol: string): CombinedUses {
    const [present, absent] = [this.#present.get(symbol), this.#absent.get(symbol)];
    if (present === undefined && absent === undefined) return none;
    let uses = this.#uses.get(symbol);
    if (uses === undefined) {
      uses = { ofPresence: new Int32Array(present ?? []), ofAbsence: new Int32Array(absent ?? []) };
      this.#uses.set(symbol, uses);
    }
    return uses;
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
