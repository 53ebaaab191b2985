import type { RecognisedSymbol, SymbolMention } from '@chitta/contract';
import type { ReadingSubject } from '../reading-subject.ts';

/** What is said of one symbol of a dream, beside the reading. */
export interface NoteOfDream {
  readonly symbol: RecognisedSymbol;
  /** The dreamer's words for it, each once. */
  readonly words: readonly string[];
  /** What the dream says of it, in the dreamer's words; from the first place that says so. */
  readonly condition: string | undefined;
  readonly owner: string | undefined;
  readonly actor: SymbolMention['actor'];
}

/** More ways of saying the same are marked in the dream. */
const mostWords = 3;

function eachOnce(words: readonly string[]): string[] {
  const seen = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...seen.values()].slice(0, mostWords);
}

function noteOf(symbol: RecognisedSymbol): NoteOfDream {
  const present = symbol.mentions.filter(({ state }) => state === 'present');
  const first = <Key extends 'condition' | 'owner' | 'actor'>(key: Key): SymbolMention[Key] =>
    present.find((mention) => mention[key] !== undefined)?.[key];
  return {
    symbol,
    words: eachOnce(present.map(({ text }) => text)),
    condition: first('condition'),
    owner: first('owner'),
    actor: first('actor'),
  };
}

/**
 * A note for each symbol that was there in the dream: those that the reading speaks of as it does so, then the others as
 * the dream does. Symbols that mean more together are part of a premium reading.
 */
export function notesOfDream({
  symbols,
  reading,
  isPremium = false,
}: Pick<ReadingSubject, 'symbols' | 'reading' | 'isPremium'>): readonly NoteOfDream[] {
  const spoken = reading?.sentences.flatMap(({ evidence }) => evidence.map(({ symbol }) => symbol)) ?? [];
  const placeOf = ({ symbol, words }: NoteOfDream) => {
    const place = spoken.indexOf(symbol.id);
    return words.length > 0 && place >= 0 ? place : Number.POSITIVE_INFINITY;
  };
  const startOf = ({ symbol }: NoteOfDream) =>
    symbol.mentions.find(({ state }) => state === 'present')?.start ?? 0;
  return symbols
    .filter(({ kind }) => isPremium || kind !== 'combined')
    .map(noteOf)
    .filter(({ words }) => words.length > 0)
    .map((note) => ({ note, place: placeOf(note), start: startOf(note) }))
    .sort((a, b) => (a.place === b.place ? a.start - b.start : a.place - b.place))
    .map(({ note }) => note);
}
