import type { limits, Reading } from '@chitta/contract';
import type { TextSpan } from '#web/lib/text-segments.ts';

/** Structural, so that it takes both an answer of the server and a dream of the journal. */
interface SymbolWithMentions {
  readonly id: string;
  readonly kind?: string | undefined;
  readonly mentions: readonly MentionPlace[];
}

interface MentionPlace extends TextSpan {
  readonly text: string;
  readonly variation: string;
  readonly rule: string;
  readonly state: (typeof limits.mentionStates)[number];
}

/** A word of the dream that stands for a symbol. */
export interface Mark extends MentionPlace {
  readonly symbolId: string;
}

/** What is lit at the moment: a sentence of the reading, or a word of the dream. */
export type Focus =
  | {
      readonly kind: 'sentence';
      readonly index: number;
      /** Chosen with the keyboard, which then goes on in the note about it. */
      readonly isByKey?: boolean;
    }
  | { readonly kind: 'mark'; readonly mark: Mark; readonly isByKey?: boolean };

/**
 * The words to mark in a dream, in order. Places that no longer hold their word (an edited dream) are left out, and
 * combined symbols too: they lie over their parts, whose notes tell of them.
 */
export function marksOf(content: string, symbols: readonly SymbolWithMentions[]): readonly Mark[] {
  return symbols
    .filter(({ kind }) => kind !== 'combined')
    .flatMap((symbol) => symbol.mentions.map((mention) => ({ ...mention, symbolId: symbol.id })))
    .filter((mark) => content.slice(mark.start, mark.end) === mark.text)
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

const overlaps = (a: TextSpan, b: TextSpan) => a.start < b.end && b.start < a.end;

/** The combined symbols that a marked word is part of. */
export function combinedAt<Symbol extends SymbolWithMentions>(
  symbols: readonly Symbol[],
  mark: Mark,
): Symbol[] {
  return symbols.filter(
    ({ kind, mentions }) =>
      kind === 'combined' && mentions.some((place) => place.state === 'present' && overlaps(place, mark)),
  );
}

/** Places widened over the marks that they touch, so that lighting a place never tears a marked word. */
export function coverMarks(places: readonly TextSpan[], marks: readonly TextSpan[]): readonly TextSpan[] {
  return places.map((place) => {
    const touched = marks.filter((mark) => overlaps(mark, place));
    return {
      start: Math.min(place.start, ...touched.map((mark) => mark.start)),
      end: Math.max(place.end, ...touched.map((mark) => mark.end)),
    };
  });
}

/** The sentences that rest on a word: those that name its place, else those that speak of its symbol. */
export function sentencesOfMark(reading: Reading, mark: Mark): readonly number[] {
  const indexesWhere = (rests: (evidence: Reading['sentences'][number]['evidence'][number]) => boolean) =>
    reading.sentences.flatMap((sentence, index) => (sentence.evidence.some(rests) ? [index] : []));
  const byPlace = indexesWhere(
    (evidence) => overlaps(evidence, mark) && (evidence.symbol ?? mark.symbolId) === mark.symbolId,
  );
  return byPlace.length > 0 ? byPlace : indexesWhere((evidence) => evidence.symbol === mark.symbolId);
}

/** The places of the dream that a sentence rests on, joined where they touch, in order. */
export function placesOfSentence(reading: Reading, index: number): readonly TextSpan[] {
  const spans = (reading.sentences[index]?.evidence ?? [])
    .filter((evidence) => evidence.start < evidence.end)
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start);
  const joined: TextSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else joined.push(span);
  }
  return joined;
}

export interface Lit {
  readonly places: readonly TextSpan[];
  readonly sentences: ReadonlySet<number>;
  readonly symbols: ReadonlySet<string>;
}

/** Everything that lights up for a focus, on both sides. */
export function litBy(focus: Focus | null, reading: Reading | null): Lit {
  if (!focus || !reading) return { places: [], sentences: new Set(), symbols: new Set() };
  if (focus.kind === 'mark') {
    const { mark } = focus;
    return {
      places: [{ start: mark.start, end: mark.end }],
      sentences: new Set(sentencesOfMark(reading, mark)),
      symbols: new Set([mark.symbolId]),
    };
  }
  const evidence = reading.sentences[focus.index]?.evidence ?? [];
  return {
    places: placesOfSentence(reading, focus.index),
    sentences: new Set([focus.index]),
    symbols: new Set(evidence.flatMap(({ symbol }) => symbol ?? [])),
  };
}
