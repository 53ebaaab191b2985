import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { apiUpload } from '#web/lib/api-upload.ts';
import { deviceRecordings } from './device/device-recordings.ts';

/** Ten megabytes on a slow line; the server gives up then as well. */
const uploadWithin = 600_000;

/**
 * Sends a recording of this device to its dream, and forgets it here once the server has it. Nothing where it is not on
 * this device any more. Throws what the call throws.
 */
export async function sendRecording(memberId: number, dreamId: number, recordingId: string): Promise<void> {
  const loaded = await deviceRecordings.load(memberId, recordingId);
  if (loaded === null || loaded.sound.size === 0) return;
  const { recording, sound } = loaded;
  await apiUpload('PUT /api/dreams/:id/voice-recording', {
    params: { id: dreamId },
    files: [new File([sound], 'dream', { type: recording.mediaType })],
    query: { seconds: Math.round(recording.seconds) },
    signal: AbortSignal.timeout(uploadWithin),
  });
  // What cannot be forgotten now is swept later.
  await deviceRecordings.remove(recordingId).catch(() => undefined);
}

export function useDeleteRecording(onDeleted: (dreamId: number) => void) {
  return useMutation({
    mutationFn: (dreamId: number) =>
      api('DELETE /api/dreams/:id/voice-recording', { params: { id: String(dreamId) } }),
    onSuccess: (_, dreamId) => onDeleted(dreamId),
  });
}
