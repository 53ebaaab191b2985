import { longestGap } from './standard-word.ts';

/** A phrase of a `PhraseTable`, taken apart, with what is kept while a sentence is looked through. */
export interface PhraseRow {
  /** A gap is 0, a place twice its number counted from 1, one more where it may be missing. */
  readonly parts: readonly number[];
  readonly rarest: number;
  /** How many places and gaps stand before the rarest one. */
  readonly placesBefore: number;
  readonly gapsBefore: number;
  readonly beside: Beside;
  /** The cues that it speaks for. */
  readonly cues: readonly number[];
  /** Its number as a condition of other cues. */
  readonly condition: number | undefined;
  /** Its words that deny: where it holds one, it may stand in a clause that denies. */
  readonly denying: ReadonlySet<string> | undefined;
  /** Words before this one need not be tried again. */
  triedTo: number;
}

/** A place beside the rarest one with nothing but gaps between, by which most phrases are told not to be there. */
export interface Beside {
  /** -1 where none is sure to be there. */
  readonly place: number;
  /** Among so many words behind the rarest place it begins; below 0: before it, or ends there. */
  readonly words: number;
}

export const gap = 0;

/** Reads one of the phrases that have this place for their rarest. */
export function parsePhraseRow(packed: string, rarest: number): PhraseRow {
  const [codes = '', cues = '', condition = '', denying = ''] = packed.split(';');
  const parts = codes.split(' ').map(Number);
  const at = parts.indexOf(codeOf(rarest));
  const gapsBefore = countGaps(parts, at);
  return {
    parts,
    rarest,
    placesBefore: at - gapsBefore,
    gapsBefore,
    beside: nearer(besideOf(parts, at, 1), besideOf(parts, at, -1)),
    cues: cues === '' ? none : cues.split(' ').map(Number),
    condition: condition === '' ? undefined : Number(condition),
    denying: denying === '' ? undefined : new Set(denying.split(' ')),
    triedTo: 0,
  };
}

const none: readonly number[] = [];

/** Of a part that has to be there. */
function codeOf(place: number): number {
  return (place + 1) * 2;
}

export function placeOf(code: number): number {
  return (code >> 1) - 1;
}

export function isOptional(code: number): boolean {
  return (code & 1) === 1;
}

function countGaps(parts: readonly number[], end: number): number {
  let gaps = 0;
  for (let at = 0; at < end; at += 1) if (parts[at] === gap) gaps += 1;
  return gaps;
}

function besideOf(parts: readonly number[], from: number, step: 1 | -1): Beside {
  let at = from + step;
  let words = 1;
  for (; parts[at] === gap; at += step) words += longestGap;
  const code = parts[at] ?? gap;
  return { place: isOptional(code) ? -1 : placeOf(code), words: step * words };
}

function nearer(behind: Beside, before: Beside): Beside {
  if (behind.place < 0) return before;
  return before.place >= 0 && -before.words < behind.words ? before : behind;
}
