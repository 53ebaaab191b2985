import { localKeys, readLocal, writeLocal } from '../storage-keys.ts';

/** Where words belong: to a member, and there to a question or an entry. */
export interface WordsPlace {
  readonly memberId: number;
  /** Such as `question` or `entry/<consultation>/new`. */
  readonly at: string;
}

/** So many places are remembered; whoever leaves more of them behind has let go of the oldest. */
const mostPlaces = 60;

const nameOf = ({ memberId, at }: WordsPlace) => `${memberId}/${at}`;

function readAll(): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(readLocal(localKeys.oracleWords) ?? '{}');
    return new Map(Object.entries(value as object));
  } catch {
    return new Map();
  }
}

function writeAll(all: Map<string, unknown>): void {
  writeLocal(localKeys.oracleWords, JSON.stringify(Object.fromEntries([...all].slice(-mostPlaces))));
}

/** What this device keeps for a place; null where that is nothing, or not what is looked for. */
export function findWords<Words>(
  place: WordsPlace,
  isWords: (value: unknown) => value is Words,
): Words | null {
  const value = readAll().get(nameOf(place)) ?? null;
  return isWords(value) ? value : null;
}

/** Keeps words on this device until the server has them. */
export function keepWords(place: WordsPlace, words: unknown): void {
  const all = readAll();
  all.delete(nameOf(place));
  writeAll(all.set(nameOf(place), words));
}

/** The server has them, or nobody wants them any more. */
export function forgetWords(place: WordsPlace): void {
  const all = readAll();
  if (all.delete(nameOf(place))) writeAll(all);
}
