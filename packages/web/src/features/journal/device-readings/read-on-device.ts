import type { KnownReadingContext } from '@chitta/contract';
import { type OwnSymbol, readDream } from '@chitta/interpretation';
import type { TextDictionaries } from '#web/lib/dictionary/dictionaries-for.ts';
import type { DeviceReading, DeviceReadingRequest } from './device-reading-protocol.ts';

/** What a dream is read with on the device. */
export interface DeviceSources extends TextDictionaries {
  readonly own: readonly OwnSymbol[];
  /** Null where the journal was never heard of here. */
  readonly context: KnownReadingContext | null;
}

/** Reads a dream as the server would: the same words, symbols of one's own, level and context give the same sentences. */
export function readOnDevice(
  { content, level, date }: Pick<DeviceReadingRequest, 'content' | 'level' | 'date'>,
  { context, ...sources }: DeviceSources,
): DeviceReading {
  const known = { past: {}, fits: {}, ...context, date };
  const { text, reading, notes, language } = readDream({ ...sources, text: content, level, context: known });
  return { translation: text, reading, symbols: notes, language };
}
