import { useCallback } from 'react';
import type { Draft } from '#web/features/journal/dreams/drafts/draft.ts';
import type { DraftSession } from '#web/features/journal/dreams/drafts/draft-session.ts';
import { VoiceBar } from '#web/features/journal/voice-recordings/recorder/voice-bar.tsx';

interface DraftVoiceProps {
  readonly session: DraftSession;
  readonly draft: Draft;
}

/** The voice of the dream that is being written: kept with its draft. */
export function DraftVoice({ session, draft }: DraftVoiceProps) {
  const { id } = draft;
  const handleChange = useCallback(
    async (recordingId: string | undefined) => {
      // What becomes of a recording says nothing of another draft that has come under the caret since.
      if (session.getState().draft.id !== id) return;
      session.update({ recordingId });
      await session.flush();
    },
    [session, id],
  );
  return (
    <VoiceBar
      // Another draft has another voice: what is being said belongs to the one before.
      key={id}
      memberId={draft.memberId}
      recordingId={draft.recordingId}
      hasWords={draft.content.trim() !== ''}
      onChange={handleChange}
    />
  );
}
