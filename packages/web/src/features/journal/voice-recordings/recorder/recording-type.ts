import type { VoiceMediaType } from '@chitta/contract/limits';

/** What a browser is asked to record, best first: Opus is small and made for voices; Safari records MP4. */
const wanted: readonly { readonly asked: string; readonly mediaType: VoiceMediaType }[] = [
  { asked: 'audio/webm;codecs=opus', mediaType: 'audio/webm' },
  { asked: 'audio/mp4;codecs=mp4a.40.2', mediaType: 'audio/mp4' },
  { asked: 'audio/mp4', mediaType: 'audio/mp4' },
  { asked: 'audio/ogg;codecs=opus', mediaType: 'audio/ogg' },
];

/** What this browser can record of what the server takes; null: nothing. */
export function recordingType(): (typeof wanted)[number] | null {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return null;
  return wanted.find(({ asked }) => MediaRecorder.isTypeSupported(asked)) ?? null;
}
