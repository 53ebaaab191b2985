import type { VoiceRecording } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createSecretToken } from '#server/platform/crypto/secret-token.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { recordingPath } from '#server/platform/files/recording-path.ts';
import type { UploadedFile } from '#server/platform/http/streams/receive-files.ts';
import { assertRoom, type OfDream } from './admit-voice-recording.ts';
import { forgetRecordingFiles } from './forget-recording-files.ts';
import { recordingFormat } from './recording-format.ts';
import { presentVoiceRecording } from './voice-recordings.presenter.ts';
import { createVoiceRecordingQueries } from './voice-recordings.queries.ts';

export interface StoreOptions extends OfDream {
  readonly file: Pick<UploadedFile, 'path' | 'bytes'>;
  readonly seconds: number | null;
}

/**
 * Keeps the file as the recording of the dream, in the place of the one before. The new one is kept before the old one
 * goes, so that a failure on the way leaves the old one; files that nothing names any more are swept later. Throws
 * `voice_recordings.unknown_format`, `voice_recordings.unreadable`, `voice_recordings.no_room` and `dreams.not_found`.
 */
export async function storeVoiceRecording(
  context: Pick<AppContext, 'db' | 'clock' | 'files' | 'log' | 'config'>,
  { userId, dreamId, file, seconds }: StoreOptions,
): Promise<VoiceRecording> {
  const format = await recordingFormat(file.path);
  assertThat(format, 'voice_recordings.unknown_format');
  assertThat(format.isWhole, 'voice_recordings.unreadable');
  const { mediaType } = format;
  const name = createSecretToken();
  await context.files.putFile(recordingPath(name), file.path, mediaType);
  const createdAt = context.clock.now();
  const row = { userId, dreamId, name, mediaType, seconds, bytes: file.bytes, createdAt };
  let before: string | null;
  try {
    before = await inTransaction(context.db, async (tx) => {
      const queries = createVoiceRecordingQueries(tx);
      assertThat(await queries.lock(userId, dreamId), 'dreams.not_found');
      await assertRoom(tx, context, row);
      const old = await queries.find(userId, dreamId);
      await queries.put(row);
      return old?.name ?? null;
    });
  } catch (error) {
    await forgetRecordingFiles(context, [name]);
    throw error;
  }
  if (before !== null) await forgetRecordingFiles(context, [before]);
  return presentVoiceRecording(row);
}
