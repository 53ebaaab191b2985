import type { Dream, ReviseDreamRequest } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useReviseDream } from '../dreams.api.ts';
import { atRest } from '../outbox/at-rest.ts';
import { entryOfRevision, type OutboxEntry } from '../outbox/outbox-entry.ts';
import { hadNoAnswer } from '../outbox/sort-failure.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { waitingRevision } from './revision.ts';

/**
 * Saves changes of a kept dream, or keeps them on this device where the server cannot be reached; then calls `onDone`.
 * On every failure the member has been told why, and the form stays as it is.
 */
export function useRevise(dream: Dream, onDone: () => void) {
  const { t } = useTranslation(['dreams', 'outbox']);
  const { outbox, state } = useOutbox(dream.userId);
  const revise = useReviseDream(dream.id);

  /** Without a connection the changes wait on this device, above the journal; false where the browser refuses. */
  async function keepForLater(changes: ReviseDreamRequest): Promise<boolean> {
    const isKept = await outbox.keep(entryOfRevision(dream, changes, Date.now()));
    if (isKept) toast({ title: t('outbox:kept'), description: t('outbox:keptChanges') });
    return isKept;
  }

  async function submit(revision: ReviseDreamRequest | null, waiting: OutboxEntry | undefined) {
    // What waits is told by this form from now on: sent later, it would write over newer words.
    const forget = async () => waiting && (await outbox.remove(waiting).catch(() => undefined));
    if (!revision) {
      await forget();
      return onDone();
    }
    try {
      await revise.mutateAsync(revision);
      await forget();
      toast({ title: t('page.revised') });
      onDone();
    } catch (error) {
      if (hadNoAnswer(error) && (await keepForLater(revision))) return onDone();
      toast({ title: t('save.failedTitle'), description: errorMessage(error), variant: 'destructive' });
    }
  }

  async function save(revision: ReviseDreamRequest | null): Promise<void> {
    const waiting = waitingRevision(dream, state.entries);
    if (!waiting) return submit(revision, undefined);
    // Earlier changes that are on their way are waited for: beside them, these would be another's.
    const outcome = await atRest(outbox, waiting, (entry) => submit(revision, entry)).catch(
      () => 'gone' as const,
    );
    if (outcome === 'busy') toast({ title: t('outbox:busyTitle'), description: t('outbox:busyText') });
    if (outcome === 'gone') await submit(revision, undefined);
  }

  return { save, isSaving: revise.isPending, waiting: state.entries };
}
