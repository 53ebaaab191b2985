import type { Reading, SessionUser } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { isPremium, useSession } from '#web/lib/session.ts';
import { deviceModelQuery, isDeviceModelChosen } from './device-model-choice.ts';
import type { DeviceWritingEvent } from './device-writing-protocol.ts';

/** Lets the browser's own model write a reading of a dream beside our own. */
export type DeviceWriter = (
  content: string,
  own: Reading,
  signal: AbortSignal,
) => AsyncIterable<DeviceWritingEvent>;

/**
 * The browser's own model for readings in the language of `reading`: null where the member has not switched it on here, or
 * it is not there; undefined while that is asked.
 */
export function useDeviceWriter(reading: Reading | null): DeviceWriter | null | undefined {
  const { user } = useSession();
  const isChosen = reading !== null && isDeviceModelChosen();
  const { data } = useQuery({ ...deviceModelQuery(reading?.language ?? 'en'), enabled: isChosen });
  if (!isChosen || user === null) return null;
  if (data === undefined) return undefined;
  return data === 'available' ? writerOf(user) : null;
}

/** Whoever has no such model never loads what it takes. */
function writerOf(user: SessionUser): DeviceWriter {
  const level = isPremium(user) ? 'premium' : 'free';
  return async function* write(content, own, signal) {
    const { writeOnDevice } = await import('./write-on-device.ts');
    yield* writeOnDevice({ content, fallback: own.language, memberId: user.id, level, own }, signal);
  };
}
