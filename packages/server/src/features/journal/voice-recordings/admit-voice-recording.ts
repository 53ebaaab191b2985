import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createVoiceRecordingQueries } from './voice-recordings.queries.ts';

export interface OfDream {
  readonly userId: number;
  readonly dreamId: number;
}

/**
 * Whether a recording could be kept with the dream at all, asked before one is read. Throws `dreams.not_found` and
 * `voice_recordings.no_room`.
 */
export async function admitVoiceRecording(
  context: Pick<AppContext, 'db' | 'config'>,
  { userId, dreamId }: OfDream,
): Promise<void> {
  assertThat(await createVoiceRecordingQueries(context.db).hasDream(userId, dreamId), 'dreams.not_found');
  await assertRoom(context.db, context, { userId, dreamId, bytes: 1 });
}

/** Throws `voice_recordings.no_room` where so many bytes are too many beside the member's other recordings. */
export async function assertRoom(
  handle: Handle,
  { config }: Pick<AppContext, 'config'>,
  { userId, dreamId, bytes }: OfDream & { readonly bytes: number },
): Promise<void> {
  const others = await createVoiceRecordingQueries(handle).sumBytes(userId, dreamId);
  assertThat(others + bytes <= config.recordingBytesPerMember, 'voice_recordings.no_room');
}
