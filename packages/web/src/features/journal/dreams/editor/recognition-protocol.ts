import type { Language } from '@chitta/contract/limits';

/** A symbol recognised in the text while it is written. Offsets in UTF-16 code units. */
export interface RecognisedSpan {
  readonly start: number;
  readonly end: number;
  readonly symbol: string;
  readonly group: string;
}

/** Page to worker. */
export interface RecognitionRequest {
  readonly id: number;
  readonly text: string;
  /** Taken where the text is too short to tell its own language. */
  readonly fallback: Language;
}

/** Worker to page. */
export interface RecognitionAnswer {
  readonly id: number;
  readonly recognised: readonly RecognisedSpan[];
}
