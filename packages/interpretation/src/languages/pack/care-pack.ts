import type { CareKind } from '../../care/care-kinds.ts';

/** What is said to whoever tells of real harm. */
export interface CarePack {
  readonly texts: CareTexts;
  /** Beside a reading, where it is not certain that the dream speaks of something that happened. */
  readonly note: string;
}

/** Sentences that are whole as they stand. */
export type CareTexts = Readonly<Record<CareKind, CareText>>;

/** Everything that is said of a dream of one kind: no meaning, no question, nothing to do. */
export interface CareText {
  readonly opening: string;
  /** What plain readings say as well. */
  readonly first: string;
  readonly second: string;
  readonly company: string;
  /** Where help is to be found, true in any country. */
  readonly help: string;
}
