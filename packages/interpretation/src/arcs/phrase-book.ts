import type { PhraseTable } from '@chitta/symbols/types';
import { FilledPlaces } from './kind.ts';
import { gap, isOptional, type PhraseRow, placeOf } from './phrase-row.ts';
import type { PhraseText } from './phrase-text.ts';
import { PlaceFinder, type Way } from './place-finder.ts';
import { longestGap } from './standard-word.ts';

/** A phrase at a place of a dream: its first word, and the one behind its last. */
export interface PhraseHit {
  readonly phrase: PhraseRow;
  readonly from: number;
  readonly to: number;
  /** The first word from there on that fills its rarest place. */
  readonly rare: number;
}

const none = -1;

/**
 * Finds the phrases of a `PhraseTable` in dreams. A phrase stays inside one sentence. Each word leads to the phrases whose
 * rarest place it fills; only one that has another of its places beside it is looked for. Linear in the length of the text.
 */
export class PhraseBook {
  readonly #finder: PlaceFinder;

  constructor(table: PhraseTable) {
    this.#finder = new PlaceFinder(table);
  }

  /**
   * Every place of every phrase, in the order of the words; of phrases from one word, those with the later rare word last,
   * of those the longest.
   */
  find(text: PhraseText): PhraseHit[] {
    const hits: PhraseHit[] = [];
    const ways = this.#finder.waysIn(text);
    const longest = ways.reduce(
      (most, each) => each.reduce((all, { length }) => Math.max(all, length), most),
      1,
    );
    const filled = new FilledPlaces();
    for (let from = 0; from < text.length; ) {
      let to = from + 1;
      while (to < text.length && text.sentence(to) === text.sentence(from)) to += 1;
      filled.clear();
      for (let at = from; at < to; at += 1)
        for (const { kind } of ways[at] as readonly Way[]) filled.add(kind);
      const found = findIn({ ways, filled, from, to, longest });
      found.sort((a, b) => a.from - b.from || a.rare - b.rare || a.to - b.to);
      for (const hit of found) hits.push(hit);
      from = to;
    }
    return hits;
  }
}

/** A sentence by its first word and the one behind its last. */
interface Sentence {
  readonly from: number;
  readonly to: number;
  /** Of the whole dream. */
  readonly ways: readonly (readonly Way[])[];
  /** Of all its words. */
  readonly filled: FilledPlaces;
  /** So many words may fill one place. */
  readonly longest: number;
}

function findIn(sentence: Sentence): PhraseHit[] {
  const hits: PhraseHit[] = [];
  const met: PhraseRow[] = [];
  for (let at = sentence.from; at < sentence.to; at += 1) {
    for (const way of sentence.ways[at] as readonly Way[]) findAt(at, way, sentence, met, hits);
  }
  for (const phrase of met) phrase.triedTo = 0;
  return hits;
}

/** Looks for the phrases whose rarest place is filled at a word. */
function findAt(
  at: number,
  { kind, length }: Way,
  sentence: Sentence,
  met: PhraseRow[],
  hits: PhraseHit[],
): void {
  const { phrases, beside } = kind;
  const { filled } = sentence;
  for (let each = 0; each < phrases.length; each += 1) {
    const place = beside[each * 2] as number;
    const words = beside[each * 2 + 1] as number;
    if (place >= 0 && !filled.mayHave(place)) continue;
    if (place >= 0 && !isBeside(place, words, words < 0 ? at : at + length, sentence)) continue;
    const phrase = phrases[each] as PhraseRow;
    if (!mayStand(phrase, filled)) continue;
    if (phrase.triedTo === 0) met.push(phrase);
    look(phrase, at, sentence, hits);
  }
}

/** Whether some word of the sentence may fill each place that has to be filled. */
function mayStand({ parts }: PhraseRow, filled: FilledPlaces): boolean {
  for (let part = 0; part < parts.length; part += 1) {
    const code = parts[part] as number;
    if (code !== gap && !isOptional(code) && !filled.mayHave(placeOf(code))) return false;
  }
  return true;
}

/** Whether one of so many words from one on begins to fill a place; below 0: of those before it, as long as they may be. */
function isBeside(place: number, words: number, at: number, { ways, from, to, longest }: Sentence): boolean {
  const end = words < 0 ? at : Math.min(to, at + words);
  for (let each = words < 0 ? Math.max(from, at + words + 1 - longest) : at; each < end; each += 1)
    if (isFilled(ways[each], place)) return true;
  return false;
}

function isFilled(ways: readonly Way[] | undefined, place: number): boolean {
  if (ways !== undefined)
    for (let each = 0; each < ways.length; each += 1) if (ways[each]?.kind.fills(place)) return true;
  return false;
}

/** The phrase from each word from which its rarest place may be the one that a word fills. */
function look(phrase: PhraseRow, rarest: number, sentence: Sentence, hits: PhraseHit[]): void {
  const { parts, placesBefore, gapsBefore } = phrase;
  const before = placesBefore * sentence.longest + gapsBefore * longestGap;
  for (let from = Math.max(sentence.from, rarest - before, phrase.triedTo); from <= rarest; from += 1) {
    const to = endOf(parts, 0, from, sentence);
    if (to === none) continue;
    let rare = from;
    while (!isFilled(sentence.ways[rare], phrase.rarest)) rare += 1;
    hits.push({ phrase, from, to, rare });
  }
  phrase.triedTo = rarest + 1;
}

/** Where the rest of a phrase ends that goes on at a word; the first way that leads to its end counts. */
function endOf(parts: readonly number[], part: number, at: number, sentence: Sentence): number {
  if (part === parts.length) return at;
  const code = parts[part] as number;
  if (code === gap) return endBehindGap(parts, part, at, sentence);
  if (at < sentence.to) {
    for (const { kind, length } of sentence.ways[at] as readonly Way[]) {
      const behind = kind.fills(placeOf(code)) ? endOf(parts, part + 1, at + length, sentence) : none;
      if (behind !== none) return behind;
    }
  }
  return isOptional(code) ? endOf(parts, part + 1, at, sentence) : none;
}

function endBehindGap(parts: readonly number[], part: number, at: number, sentence: Sentence): number {
  for (let skipped = 0; skipped <= longestGap; skipped += 1) {
    const to = endOf(parts, part + 1, at + skipped, sentence);
    if (to !== none) return to;
  }
  return none;
}
