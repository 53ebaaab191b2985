import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { OfDream } from './admit-voice-recording.ts';
import { forgetRecordingFiles } from './forget-recording-files.ts';
import { createVoiceRecordingQueries } from './voice-recordings.queries.ts';

/** Deletes the recording of a dream for good, if there is one; the dream stays. Throws `dreams.not_found`. */
export async function deleteVoiceRecording(
  context: Pick<AppContext, 'db' | 'files' | 'log'>,
  { userId, dreamId }: OfDream,
): Promise<void> {
  const queries = createVoiceRecordingQueries(context.db);
  assertThat(await queries.hasDream(userId, dreamId), 'dreams.not_found');
  const name = await queries.remove(userId, dreamId);
  if (name !== null) await forgetRecordingFiles(context, [name]);
}
