import type { Reading, RecognisedSymbol } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';

/** What a device may compose: the plain level is never asked for by the app. */
export type DeviceLevel = 'free' | 'premium';

/** Page to worker. Without a level it only fetches and keeps everything that reading such a dream would need. */
export interface DeviceReadingRequest {
  /** One reading is composed for each. */
  readonly levels: readonly DeviceLevel[];
  readonly content: string;
  /** Language of the interface; used where the dream's own cannot be told. */
  readonly fallback: Language;
  readonly memberId: number;
  /** Today in the member's time zone, `YYYY-MM-DD`. */
  readonly date: string;
  /** Number of the dream itself, where it is kept already: it is no past of its own. */
  readonly dreamId?: number | undefined;
}

/** A reading composed on this device: what an answer of the server says of the dream. */
export interface DeviceReading {
  readonly translation: string;
  readonly reading: Reading;
  readonly symbols: RecognisedSymbol[];
  readonly language: Language;
}

/** Worker to page: a reading for each level; null where something was missing. */
export interface DeviceReadingAnswer {
  readonly readings: readonly DeviceReading[] | null;
}
