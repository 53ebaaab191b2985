import type { VoiceRecording } from '@chitta/contract';
import type { VoiceRecordingRow } from '#server/db/tables/journal/voice-recordings.ts';

/** A recording as a dream's page knows it; the name of its file stays here. */
export function presentVoiceRecording({
  mediaType,
  seconds,
  bytes,
  createdAt,
}: VoiceRecordingRow): VoiceRecording {
  return { mediaType, seconds, bytes, createdAt: createdAt.toISOString() };
}
