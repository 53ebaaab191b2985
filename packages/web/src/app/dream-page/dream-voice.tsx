import type { Dream } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { refreshDream } from '#web/features/journal/dreams/dreams.api.ts';
import { useOutbox } from '#web/features/journal/dreams/outbox/use-outbox.ts';
import { KeptRecording } from '#web/features/journal/voice-recordings/kept/kept-recording.tsx';
import { WaitingRecording } from '#web/features/journal/voice-recordings/kept/waiting-recording.tsx';

/** The voice of a dream: as it is kept, or as it waits on this device; nothing where there is none. */
export function DreamVoice({ dream }: { readonly dream: Dream }) {
  const client = useQueryClient();
  const { state } = useOutbox(dream.userId);
  const waiting = state.entries.find(({ arrivedAs, recordingId }) => arrivedAs === dream.id && recordingId);
  if (waiting?.recordingId) {
    const { recordingId, refusal } = waiting;
    return (
      <div className="dream-voice">
        <WaitingRecording memberId={dream.userId} recordingId={recordingId} isRefused={refusal !== null} />
      </div>
    );
  }
  if (!dream.voiceRecording) return null;
  return (
    <div className="dream-voice">
      <KeptRecording
        dreamId={dream.id}
        recording={dream.voiceRecording}
        onDeleted={(id) => refreshDream(client, id)}
      />
    </div>
  );
}
