import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { noteClosed } from '#web/features/identity/account-deletion/account-deletion.api.ts';
import type { DraftDatabase } from '#web/features/journal/dreams/drafts/draft-database.ts';
import { emptyOutbox } from '#web/features/journal/dreams/outbox/open-outbox.ts';
import { forgetRecordings } from '#web/features/journal/voice-recordings/device/device-recordings.ts';
import { forgetMoments } from '#web/features/memory/moments/device/device-moments.ts';
import { forgetKeptAnswers } from '#web/lib/dictionary/kept-answers.ts';
import { paths } from '#web/lib/paths.ts';
import { sessionKey } from '#web/lib/session.ts';
import { clearStorage } from '#web/lib/storage-keys.ts';

/** Leaves an account that is closed: says so on an open page, and leaves nothing of the member in this browser. */
export function useLeaveForGood(memberId: number, drafts: DraftDatabase) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (erasedAfter: string): Promise<void> => {
    noteClosed(client, erasedAfter);
    // First the open page: a private one would lead to signing in.
    await navigate({ to: paths.cancelDeletion, replace: true });
    await client.cancelQueries();
    client.setQueryData(sessionKey, null);
    const kept: readonly unknown[] = [sessionKey[0], 'account-deletion'];
    client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
    clearStorage();
    await import('#web/lib/push/end-push-here.ts')
      .then(({ endPushHere }) => endPushHere())
      .catch(() => undefined);
    // What the browser refuses to touch it would not show either.
    await forgetKeptAnswers().catch(() => undefined);
    await removeDrafts(drafts, memberId).catch(() => undefined);
    await emptyOutbox(memberId).catch(() => undefined);
    await forgetRecordings(memberId).catch(() => undefined);
    await forgetMoments(memberId).catch(() => undefined);
  };
}

async function removeDrafts(drafts: DraftDatabase, memberId: number): Promise<void> {
  for (const { id } of await drafts.list(memberId)) await drafts.remove(id);
}
