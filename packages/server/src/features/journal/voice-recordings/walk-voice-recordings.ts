import type { AppContext } from '#server/context.ts';
import type { VoiceRecordingRow } from '#server/db/tables/journal/voice-recordings.ts';
import { recordingPath } from '#server/platform/files/recording-path.ts';
import { createVoiceRecordingQueries } from './voice-recordings.queries.ts';

/** A recording, and where its bytes are in the file storage. */
export type KeptRecording = Pick<
  VoiceRecordingRow,
  'dreamId' | 'mediaType' | 'seconds' | 'bytes' | 'createdAt'
> & { readonly path: string };

const batchSize = 200;

/** Every recording of a member, by the number of its dream; also of dreams that wait to be erased. */
export async function* walkVoiceRecordings(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
): AsyncGenerator<KeptRecording> {
  const queries = createVoiceRecordingQueries(db);
  let after = 0;
  for (;;) {
    const rows = await queries.list(userId, after, batchSize);
    for (const { dreamId, mediaType, seconds, bytes, createdAt, name } of rows)
      yield { dreamId, mediaType, seconds, bytes, createdAt, path: recordingPath(name) };
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last.dreamId;
  }
}

export function countVoiceRecordings({ db }: Pick<AppContext, 'db'>, userId: number): Promise<number> {
  return createVoiceRecordingQueries(db).count(userId);
}

export function sumVoiceRecordingBytes({ db }: Pick<AppContext, 'db'>, userId: number): Promise<number> {
  return createVoiceRecordingQueries(db).sumBytes(userId);
}
