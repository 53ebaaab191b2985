/** What happens in dreams, as it is compiled. */

import type {
  ArcCueEntry,
  ArcEntry,
  ArcMove,
  ArcOutcomeEntry,
  ArcOutcomeText,
  ArcWordings,
  OutcomeEntry,
  ReadingFrames,
} from './arc-types.ts';
import type { Language } from './language.ts';

/** A cue with its phrases by their numbers in a `PhraseTable`. */
export interface ArcFileCue extends Omit<ArcCueEntry, 'words' | 'and' | 'not'> {
  readonly words: readonly number[];
  readonly and?: readonly number[];
  readonly not?: readonly number[];
}

/** A number alone is a cue of one phrase without conditions. */
export type ArcFileCues = readonly (number | ArcFileCue)[];

/**
 * The phrases of all cues of a language, taken apart. Each is a row of parts; a part is a gap or a *place*: a set of ways
 * to fill it, which many phrases share. The table leads from what stands in a dream to the places that it fills.
 */
export interface PhraseTable {
  /**
   * One phrase behind another. Of each: the number of its parts; which of them is the rarest; the parts. A gap is 0, a
   * place twice its number counted from 1, one more where it may be missing.
   */
  readonly phrases: readonly number[];
  /** How many places there are. */
  readonly places: number;
  /** Words that fill the same places are of one kind: the places of each kind, apart by spaces. */
  readonly kinds: readonly string[];
  /**
   * Words by their first `wordShelf` letters: the rest of each and its kind, all apart by spaces. `*` behind a rest:
   * every word that begins so.
   */
  readonly words: Readonly<Record<string, string>>;
  /** Ways of several words, by the first of them: the place, and the other words. */
  readonly sequences: Readonly<Record<string, readonly (readonly [number, string])[]>>;
  /** Places by the symbols that fill them, and by groups of symbols: `@animal`. */
  readonly symbols: Readonly<Record<string, readonly number[]>>;
  /** Words that deny, and the phrases that hold all of them: these may stand in a clause that denies. */
  readonly denials: readonly (readonly [words: string, phrases: readonly number[]])[];
}

/** One of the outcomes of an arc. */
export type ArcFileOutcome = Pick<ArcOutcomeEntry, 'when'> &
  Omit<ArcOutcomeText, 'cues'> & { readonly cues?: ArcFileCues };

/** `generated/arcs.<language>.json`. */
export interface ArcFile {
  readonly language: Language;
  readonly version: string;
  readonly phrases: PhraseTable;
  readonly arcs: readonly (Omit<ArcEntry, Language> &
    ArcWordings & { readonly cues: ArcFileCues; readonly outcomes: readonly ArcFileOutcome[] })[];
  /** Of every arc of a move. */
  readonly moves: readonly (ArcFileOutcome & { readonly move: ArcMove })[];
  readonly outcomes: readonly (Pick<OutcomeEntry, 'id' | 'yields'> & { readonly cues: ArcFileCues })[];
  readonly frames: ReadingFrames;
}
