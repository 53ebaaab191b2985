/** What the Oracle understands questions by, and what its answers say. */

import type { CueRange, PhraseTable } from './arc-file.ts';
import type { ArcCues } from './arc-types.ts';
import type { Language } from './language.ts';
import type { LifeField } from './oracle-types.ts';

/**
 * What cues tell of a question: its field of life, what it asks, whether it is left to others, what it thinks of doing, which
 * matter it is about, how it is asked; and of a dream: its tone, and on which side of what differs from night to night it stands.
 */
export const oracleCueSubjects = [
  'field',
  'kind',
  'outside',
  'act',
  'matter',
  'shape',
  'tone',
  'side',
] as const;
export type OracleCueSubject = (typeof oracleCueSubjects)[number];

/** One language of an entry of `content/oracle/`: by which words a question shows it. */
export interface OracleCueText {
  readonly cues: ArcCues;
  /** Questions that have to be taken so, and questions that must not; the tests of the engine ask them. */
  readonly must?: readonly string[];
  readonly mustNot?: readonly string[];
}

type InBothLanguages<Text> = Readonly<Record<Language, Text>>;

/** A field of life. Stands in `content/oracle/fields.yaml`. */
export interface OracleFieldEntry extends InBothLanguages<OracleCueText> {
  readonly id: LifeField;
  /** Symbols in which dreams speak of it, weightiest first. */
  readonly symbols: readonly string[];
  /** People of it: whoever is named in a question is looked for in dreams, and these where nobody is. */
  readonly people: readonly string[];
}

/** What a question asks (`kinds.yaml`), or why it is left to others (`outside.yaml`). */
export interface OracleCueEntry extends InBothLanguages<OracleCueText> {
  readonly id: string;
}

/** Something that a question thinks of doing, and what does and undoes it in dreams. Stands in `acts.yaml`. */
export interface OracleActEntry extends OracleCueEntry {
  /** Symbols of doing it, and of its other side. */
  readonly doing: readonly string[];
  readonly other: readonly string[];
}

/** How the dreams end that an answer speaks of; `open`: they do not tell. */
export const oracleTones = ['light', 'heavy', 'open'] as const;
export type OracleTone = (typeof oracleTones)[number];

/** What is said to a matter where dreams end so: the answer in short, and the thought. */
interface SaidToMatter {
  readonly lead: string;
  readonly thought: string;
}

/** One language of a matter: what is said where the dreams do not tell how they end, and otherwise where that differs. */
export type OracleMatterText = OracleCueText &
  Readonly<Partial<Record<OracleTone, SaidToMatter>>> & {
    readonly open: SaidToMatter;
    /** One small thing that can be done about it by day. */
    readonly step?: readonly string[];
    /** Questions to take along. */
    readonly take: readonly string[];
  };

/** A matter that people ask about ("leaving a job", "a sister"), for which answers have words. Stands in `matters/`. */
export interface OracleMatterEntry extends InBothLanguages<OracleMatterText> {
  readonly id: string;
  /** Symbols in which dreams speak of it, weightiest first. */
  readonly symbols: readonly string[];
  /** Asked about as an image of dreams and not as something of waking life. */
  readonly isImage?: boolean;
  /** What dreams look like there is compared with nothing: a night of drinking that ends lightly is no example. */
  readonly isDelicate?: boolean;
}

/**
 * How something is asked whatever it is about ("the one or the other", "whose is it"), for which answers have words where
 * they have none for its matter. Stands in `shapes.yaml`.
 */
export type OracleShapeEntry = Omit<OracleMatterEntry, 'symbols' | 'isImage' | 'isDelicate'>;

/** Where a scene sticks, and where it does not. */
export type OracleWay = 'hard' | 'easy';

/**
 * One side of what can differ from night to night ("nobody is with you", "somebody is beside you"), with the clause that says it
 * of the asker. Stands in `sides.yaml`.
 */
export interface OracleSideEntry extends InBothLanguages<OracleCueText & { readonly state: string }> {
  readonly id: string;
  /** What differs: each has a side of either way. */
  readonly contrast: string;
  readonly way: OracleWay;
}

/** What answers say at one place of theirs, in several wordings. Stands in `content/oracle/texts/`. */
export interface OracleTextEntry extends InBothLanguages<readonly string[]> {
  readonly id: string;
}

/** `generated/oracle.<language>.json`. */
export interface OracleFile {
  readonly language: Language;
  readonly version: string;
  readonly phrases: PhraseTable;
  /** In the order of their cues. */
  readonly cues: readonly {
    readonly subject: OracleCueSubject;
    readonly id: string;
    readonly cues: CueRange;
  }[];
  readonly fields: readonly Pick<OracleFieldEntry, 'id' | 'symbols' | 'people'>[];
  readonly acts: readonly Pick<OracleActEntry, 'id' | 'doing' | 'other'>[];
  readonly matters: readonly Pick<OracleMatterEntry, 'id' | 'symbols' | 'isImage' | 'isDelicate'>[];
  readonly sides: readonly Pick<OracleSideEntry, 'id' | 'contrast' | 'way'>[];
  /** Wordings by the id of their place. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}
