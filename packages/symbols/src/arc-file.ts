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

/** Which cues belong to something, by their numbers: the first, and the one behind the last. */
export type CueRange = readonly [from: number, to: number];

/** What a cue asks for beside its own phrases. */
export interface CueConditions extends Omit<ArcCueEntry, 'words' | 'and' | 'not'> {
  /** Other phrases, by their numbers as conditions. */
  readonly and?: readonly number[];
  readonly not?: readonly number[];
}

/**
 * The phrases of all cues of a language, taken apart. Each is a row of parts; a part is a gap or a *place*: a set of ways
 * to fill it, which many phrases share. The table leads from what stands in a dream to the places that it fills, and from
 * each place to the phrases that have it for their rarest. Lists are texts, as few
 * as can be: they are read from a file at once, and taken apart when a dream needs them, which most never are.
 */
export interface PhraseTable {
  /**
   * For each place a line: the phrases whose rarest part it is, apart by `|`. Of each, fields apart by `;`: its parts, a gap as 0, a
   * place as twice its number counted from 1, one more where it may be missing; the cues that it speaks for; its number as a
   * condition of other cues; its words that deny. What is in a field is apart by spaces.
   */
  readonly phrases: string;
  /** Words that fill the same places are of one kind. For each a line: its places, each by its distance from the one before. */
  readonly kinds: string;
  /**
   * Words by their first `shelfLetters` letters, those of one kind together, kinds apart by `;`: the kind, and what follows
   * these letters, apart by spaces. `*` behind it: every word that begins so.
   */
  readonly words: Readonly<Record<string, string>>;
  /** Ways of several words, by the first of them, apart by `;`: the place, and the other words. */
  readonly sequences: Readonly<Record<string, string>>;
  /** Places by the symbols that fill them, and by groups of symbols (`@animal`), as in `kinds`. */
  readonly symbols: Readonly<Record<string, string>>;
  /** By cue, for those that ask for more than a phrase. */
  readonly conditions: Readonly<Record<number, CueConditions>>;
}

/** One of the outcomes of an arc. */
export type ArcFileOutcome = Pick<ArcOutcomeEntry, 'when'> &
  Omit<ArcOutcomeText, 'cues'> & { readonly cues?: CueRange };

/** `generated/arcs.<language>.json`. */
export interface ArcFile {
  readonly language: Language;
  readonly version: string;
  readonly phrases: PhraseTable;
  /** In the order of their cues. */
  readonly arcs: readonly (Omit<ArcEntry, Language> &
    ArcWordings & {
      /** All its headlines speak to the dreamer. */
      readonly isOfDreamer?: true;
      readonly cues: CueRange;
      readonly outcomes: readonly ArcFileOutcome[];
    })[];
  /** Of every arc of a move. */
  readonly moves: readonly (ArcFileOutcome & { readonly move: ArcMove })[];
  readonly outcomes: readonly (Pick<OutcomeEntry, 'id' | 'yields'> & { readonly cues: CueRange })[];
  readonly frames: ReadingFrames;
}
