import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';

/** Where words belong: to a dream of the journal. */
export interface TextPlace {
  readonly memberId: number;
  readonly dream: number;
  readonly kind: 'answer' | 'change';
}

/** Words that are on this device alone. */
export interface UnsentText {
  readonly text: string;
  /** The dreamer has asked to keep them: they are sent without another press. */
  readonly isMeant: boolean;
}

/** Unsent words of so many places are remembered; whoever leaves more of them behind has let go of the oldest. */
const mostPlaces = 60;

const nameOf = ({ memberId, dream, kind }: TextPlace) => `${memberId}/${dream}/${kind}`;

function isUnsentText(value: unknown): value is UnsentText {
  const words = value as Partial<UnsentText> | null;
  return typeof words === 'object' && typeof words?.text === 'string' && typeof words.isMeant === 'boolean';
}

function readAll(): Map<string, UnsentText> {
  try {
    const value: unknown = JSON.parse(readLocal(localKeys.followUpWords) ?? '{}');
    const entries = Object.entries(value as object).filter(([, words]) => isUnsentText(words));
    return new Map(entries as [string, UnsentText][]);
  } catch {
    return new Map();
  }
}

function writeAll(all: Map<string, UnsentText>): void {
  const newest = [...all].slice(-mostPlaces);
  writeLocal(localKeys.followUpWords, JSON.stringify(Object.fromEntries(newest)));
}

/** The words of a place that the server does not have; null where there are none. */
export function findUnsentText(place: TextPlace): UnsentText | null {
  return readAll().get(nameOf(place)) ?? null;
}

/** Remembers words until they are sent. */
export function keepUnsentText(place: TextPlace, words: UnsentText): void {
  const all = readAll();
  all.delete(nameOf(place));
  writeAll(all.set(nameOf(place), words));
}

/** The server has them, or nobody wants them any more. */
export function forgetUnsentText(place: TextPlace): void {
  const all = readAll();
  if (all.delete(nameOf(place))) writeAll(all);
}
