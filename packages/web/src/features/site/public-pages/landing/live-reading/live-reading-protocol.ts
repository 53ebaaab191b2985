import type { Language } from '@chitta/contract/limits';
import type { Mention, ReadingSentence } from '@chitta/interpretation';
import type { SkyDream } from '#web/ui/sky/sky-dream.ts';

export interface LiveReadingRequest {
  readonly id: number;
  readonly text: string;
  /** Of the interface; used where the dream's own language cannot be told. */
  readonly fallback: Language;
}

export interface LiveSymbol {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly meaning: string;
}

export interface LiveReading {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** In the order in which the dream first names them. */
  readonly symbols: readonly LiveSymbol[];
  readonly sentences: readonly ReadingSentence[];
  /** Its symbols as a sky; laid out where it is drawn. */
  readonly sky: SkyDream;
  /** Words of care alone: there are no symbols, and everything is said. */
  readonly isCare?: true;
}

/** `reading` is null where the dictionary could not be loaded. */
export interface LiveReadingAnswer {
  readonly id: number;
  readonly reading: LiveReading | null;
}
