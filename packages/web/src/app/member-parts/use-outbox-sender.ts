import type { SessionUser } from '@chitta/contract';
import { shownTitle } from '@chitta/contract/shown-title';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  refreshDream,
  refreshFollowUps,
  refreshJournal,
  takeArrivedDream,
} from '#web/features/journal/dreams/dreams.api.ts';
import { openOutbox } from '#web/features/journal/dreams/outbox/open-outbox.ts';
import { openSender } from '#web/features/journal/dreams/outbox/open-sender.ts';
import type { WaitingDream } from '#web/features/journal/dreams/outbox/outbox-entry.ts';
import { sendRecording } from '#web/features/journal/voice-recordings/voice-recordings.api.ts';
import { patchSessionUser } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { settleReading } from './settle-reading.ts';

/** Sends what waits on this device, from whatever page is open, and says what has arrived. */
export function useOutboxSender(user: SessionUser): void {
  const { t } = useTranslation('outbox');
  const client = useQueryClient();
  const latest = useRef({ user, t });
  latest.current = { user, t };
  const { id } = user;
  useEffect(
    () =>
      openSender(id, {
        settleReading: async (work: WaitingDream) => {
          const settled = await settleReading(latest.current.user, work);
          if (settled.counted) patchSessionUser(client, settled.counted);
          return settled.work;
        },
        sendRecording: async (dreamId, recordingId) => {
          await sendRecording(id, dreamId, recordingId);
          refreshDream(client, dreamId);
        },
        sendMemory: async (entryId, work) => {
          const { sendMemory } = await import('../memory/send-memory.ts');
          await sendMemory(client, { memberId: id, id: entryId, work });
        },
        onArrived: (dream) => {
          takeArrivedDream(client, dream);
          toast({ title: latest.current.t('arrived'), description: shownTitle(dream.title) });
        },
      }),
    [id, client],
  );
  useEffect(() => {
    const { state } = openOutbox(id);
    let waiting = state.get().entries.length;
    // Another tab may have sent it: this one only sees that it is gone.
    return state.subscribe(() => {
      const { length } = state.get().entries;
      if (length < waiting) {
        void refreshJournal(client);
        // Of an entry whose dream was there before, this is all that has arrived.
        void refreshFollowUps(client);
        void client.invalidateQueries({ queryKey: ['memory'] });
      }
      waiting = length;
    });
  }, [id, client]);
}
