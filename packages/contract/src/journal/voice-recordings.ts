import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam } from '../text.ts';

const { bytes, seconds, mediaTypes } = limits.voiceRecording;

/** What is known of the voice that is kept with a dream; its sound is served by itself. */
export const voiceRecording = z.object({
  mediaType: z.enum(mediaTypes),
  /** Length, as the device that made it measured it; null: not said. */
  seconds: z.number().int().nullable(),
  bytes: z.number().int(),
  createdAt: z.string(),
});
export type VoiceRecording = z.infer<typeof voiceRecording>;

export const storeVoiceRecordingQuery = z.object({
  /** Length in seconds, for showing. */
  seconds: z.coerce.number().int().min(0).max(seconds).optional(),
});

const ofDream = z.object({ id: idParam });

export const voiceRecordingsEndpoints = {
  'PUT /api/dreams/:id/voice-recording': endpoint({
    access: 'member',
    summary:
      'Keep a recording of the voice with a dream (WebM, Ogg or MP4, sound alone). It takes the place of the one before',
    params: ofDream,
    query: storeVoiceRecordingQuery,
    upload: { files: 1, fileBytes: bytes, totalBytes: bytes },
    response: dataOf(voiceRecording),
    errors: [
      'dreams.not_found',
      'voice_recordings.unknown_format',
      'voice_recordings.unreadable',
      'voice_recordings.no_room',
      'files.unavailable',
    ],
  }),
  'GET /api/dreams/:id/voice-recording': endpoint({
    access: 'member',
    summary: "The sound of a dream's recording, whole or by `Range`",
    params: ofDream,
    response: z.file().mime([...mediaTypes]),
    isDownload: true,
    errors: ['voice_recordings.not_found', 'files.unavailable'],
  }),
  'DELETE /api/dreams/:id/voice-recording': endpoint({
    access: 'member',
    summary: "Delete a dream's recording for good; the dream stays",
    params: ofDream,
    response: dataOf(z.object({ id: z.number().int() })),
    errors: ['dreams.not_found'],
  }),
} as const;
