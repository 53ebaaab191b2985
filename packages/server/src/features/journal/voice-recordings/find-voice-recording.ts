import type { VoiceRecording } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { presentVoiceRecording } from './voice-recordings.presenter.ts';
import { createVoiceRecordingQueries } from './voice-recordings.queries.ts';

/** What is known of the recording of a dream in the member's own journal; null: it has none. */
export async function findVoiceRecording(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  dreamId: number,
): Promise<VoiceRecording | null> {
  const row = await createVoiceRecordingQueries(db).find(userId, dreamId);
  return row && presentVoiceRecording(row);
}
