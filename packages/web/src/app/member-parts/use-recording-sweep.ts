import { useEffect } from 'react';
import { createDraftDatabase } from '#web/features/journal/dreams/drafts/draft-database.ts';
import { openDraftSession } from '#web/features/journal/dreams/drafts/open-draft-session.ts';
import { openOutbox } from '#web/features/journal/dreams/outbox/open-outbox.ts';
import { sweepRecordings } from '#web/features/journal/voice-recordings/device/device-recordings.ts';

/** Not while the first page is being shown. */
const delay = 20_000;

/** Recordings that a draft names, or something that waits to be sent. */
async function neededRecordings(memberId: number): Promise<ReadonlySet<string>> {
  const outbox = openOutbox(memberId);
  const [drafts] = await Promise.all([createDraftDatabase().list(memberId), outbox.refresh()]);
  const waiting = outbox.state
    .get()
    .entries.flatMap(({ recordingId, work }) => [
      recordingId,
      work.kind === 'dream' ? work.draft.recordingId : undefined,
    ]);
  const named = [...drafts, openDraftSession(memberId).getState().draft].map(
    ({ recordingId }) => recordingId,
  );
  return new Set([...named, ...waiting].filter((id) => id !== undefined));
}

/** Forgets recordings on this device that belong to nothing any more, once a visit. */
export function useRecordingSweep(memberId: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      neededRecordings(memberId)
        .then((needed) => sweepRecordings(memberId, (id) => needed.has(id), Date.now()))
        // A look that fails says nothing of what is there: nothing is forgotten by it.
        .catch(() => undefined);
    }, delay);
    return () => clearTimeout(timer);
  }, [memberId]);
}
