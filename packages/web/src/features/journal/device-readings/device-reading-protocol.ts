import type { Reading, RecognisedSymbol } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';

/** What a device may compose: the plain level is never asked for by the app. */
export type DeviceLevel = 'free' | 'premium';

/** Page to worker. `prepare` fetches and keeps everything that reading such a dream would need. */
export interface DeviceReadingRequest {
  readonly task: 'prepare' | 'read';
  readonly content: string;
  /** Language of the interface; used where the dream's own cannot be told. */
  readonly fallback: Language;
  readonly memberId: number;
  readonly level: DeviceLevel;
  /** Today in the member's time zone, `YYYY-MM-DD`. */
  readonly date: string;
}

/** A reading composed on this device: what an answer of the server says of the dream. */
export interface DeviceReading {
  readonly translation: string;
  readonly reading: Reading;
  readonly symbols: RecognisedSymbol[];
  readonly language: Language;
}

/** Worker to page. Null where something was missing, and after `prepare`. */
export interface DeviceReadingAnswer {
  readonly reading: DeviceReading | null;
}
