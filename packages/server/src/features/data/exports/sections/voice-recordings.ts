import { exportedVoiceRecording } from '@chitta/contract';
import {
  countVoiceRecordings,
  type KeptRecording,
  sumVoiceRecordingBytes,
  walkVoiceRecordings,
} from '#server/features/journal/voice-recordings/walk-voice-recordings.ts';
import type { ExportSection } from '../export-section.ts';

const endings = { 'audio/webm': 'webm', 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' } as const;

const pathOf = ({ dreamId, mediaType }: KeptRecording) => `recordings/${dreamId}.${endings[mediaType]}`;

/** Voices that are kept with dreams, as they are kept; also those of dreams that wait to be erased. */
export const voiceRecordingsSection: ExportSection = {
  name: 'voice-recordings',
  tables: ['voice_recordings'],
  item: exportedVoiceRecording,
  count: countVoiceRecordings,
  estimateBytes: sumVoiceRecordingBytes,
  async write({ context, member }, files) {
    const items: unknown[] = [];
    for await (const recording of walkVoiceRecordings(context, member.id)) {
      const content = await context.files.read(recording.path);
      if (content === null) continue;
      const { dreamId, mediaType, seconds, bytes, createdAt } = recording;
      const path = pathOf(recording);
      await files.addFile(path, content);
      items.push({ dreamId, path, mediaType, seconds, bytes, createdAt: createdAt.toISOString() });
    }
    if (items.length > 0) await files.addItems('voice-recordings', items);
  },
};
