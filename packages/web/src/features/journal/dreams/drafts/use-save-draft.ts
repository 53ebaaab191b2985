import type { Dream } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRecordDream, useSendSaid } from '../dreams.api.ts';
import { openOutbox } from '../outbox/open-outbox.ts';
import { entryOfDraft, isAllSaid, type OutboxEntry, saidOf, toSay } from '../outbox/outbox-entry.ts';
import { hadNoAnswer } from '../outbox/sort-failure.ts';
import { isSignedOut } from '../use-ended-session.ts';
import type { Draft } from './draft.ts';
import { draftRequest } from './draft-request.ts';
import type { DraftSession } from './draft-session.ts';

/**
 * What came of a save. `kept`: it is in the journal. `waiting`: it is whole on this device, and goes by itself.
 * `failed`: the words are where they were; the member has been told why.
 */
export type SaveOutcome =
  | { readonly kind: 'kept'; readonly dream: Dream }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' };

const failed: SaveOutcome = { kind: 'failed' };

/**
 * Keeps a draft in the journal, or in the outbox where the server cannot be reached. The draft is let go of only after
 * the server has confirmed or the outbox has it on the disk; on every failure the words stay where they are.
 */
export function useSaveDraft(session: DraftSession, onSignedOut: () => void) {
  const { t } = useTranslation(['dreams', 'outbox']);
  const record = useRecordDream();
  const sendSaid = useSendSaid();

  function explain(error: unknown): SaveOutcome {
    const variant = 'destructive';
    if (isSignedOut(error)) {
      onSignedOut();
      toast({ title: t('save.signedOutTitle'), description: t('save.signedOut'), variant });
      return failed;
    }
    const description = error instanceof ApiError ? errorMessage(error) : t('save.failed');
    toast({ title: t('save.failedTitle'), description, variant });
    return failed;
  }

  /** True once the entry is on the disk; says so where it is not. */
  async function keepHere(entry: OutboxEntry): Promise<boolean> {
    const isKept = await openOutbox(entry.memberId).keep(entry);
    if (!isKept)
      toast({
        title: t('outbox:notKeptTitle'),
        description: t('outbox:notKept'),
        variant: 'destructive',
        duration: 10_000,
      });
    return isKept;
  }

  async function wait(draft: Draft, wasTried: boolean): Promise<SaveOutcome> {
    if (!(await keepHere(entryOfDraft(draft, { now: Date.now(), wasTried })))) return failed;
    await session.complete(draft);
    return { kind: 'waiting' };
  }

  /** What belongs to the dream follows it, or waits by itself. A recording takes its time: it goes by the outbox. */
  async function sendRest(draft: Draft, dream: Dream): Promise<boolean> {
    const entry = entryOfDraft(draft, { now: Date.now(), wasTried: true });
    const left = await sendSaid(dream.id, saidOf(entry));
    if (isAllSaid(left) && !entry.recordingId) return true;
    return keepHere({ ...entry, ...toSay(left), arrivedAs: dream.id });
  }

  async function save(draft: Draft): Promise<SaveOutcome> {
    await session.flush();
    if (!navigator.onLine) return wait(draft, false);
    try {
      const dream = await record.mutateAsync({ body: draftRequest(draft), key: draft.saveKey });
      if (!(await sendRest(draft, dream))) return failed;
      await session.complete(draft);
      return { kind: 'kept', dream };
    } catch (error) {
      return hadNoAnswer(error) ? wait(draft, true) : explain(error);
    }
  }

  return { save, isSaving: record.isPending };
}
