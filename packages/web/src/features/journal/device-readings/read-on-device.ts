import type { KnownReadingContext } from '@chitta/contract';
import { type OwnSymbol, readDream } from '@chitta/interpretation';
import type { TextDictionaries } from '#web/lib/dictionary/dictionaries-for.ts';
import type { DeviceLevel, DeviceReading, DeviceReadingRequest } from './device-reading-protocol.ts';

/** What a dream is read with on the device. */
export interface DeviceSources extends TextDictionaries {
  readonly own: readonly OwnSymbol[];
  /** Null where the journal was never heard of here. */
  readonly context: KnownReadingContext | null;
}

interface DreamOnDevice extends Pick<DeviceReadingRequest, 'content' | 'date' | 'dreamId'> {
  readonly level: DeviceLevel;
}

type Past = KnownReadingContext['past'];

function pastWithout(dreamId: number | undefined, past: Past): Past {
  if (dreamId === undefined) return past;
  const others = (occurrences: Past[string]) =>
    occurrences.filter((each) => each.dreamId !== String(dreamId));
  return Object.fromEntries(
    Object.entries(past).map(([symbol, occurrences]) => [symbol, others(occurrences)]),
  );
}

/** Reads a dream as the server would: the same words, symbols of one's own, level and context give the same sentences. */
export function readOnDevice(
  { content, level, date, dreamId }: DreamOnDevice,
  { context, ...sources }: DeviceSources,
): DeviceReading {
  const known = { fits: {}, ...context, past: pastWithout(dreamId, context?.past ?? {}), date };
  const { text, reading, notes, language } = readDream({ ...sources, text: content, level, context: known });
  return { translation: text, reading, symbols: notes, language };
}
