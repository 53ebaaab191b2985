import type { Handle } from '#server/db/client.ts';
import { recordingPath } from '#server/platform/files/recording-path.ts';
import { createVoiceRecordingQueries } from './voice-recordings.queries.ts';

/** Names of the files of these dreams' recordings, for who is about to erase the dreams. */
export function listRecordingNames(
  handle: Handle,
  dreams: readonly { readonly userId: number; readonly id: number }[],
): Promise<string[]> {
  return createVoiceRecordingQueries(handle).namesOf(dreams);
}

/** Where the files of all recordings of a member are, for who is about to erase the account. */
export async function listRecordingPaths(handle: Handle, userId: number): Promise<string[]> {
  const names = await createVoiceRecordingQueries(handle).namesOfMember(userId);
  return names.map(recordingPath);
}
