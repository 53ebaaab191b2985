import type { Dream } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRecordDream } from '../dreams.api.ts';
import { saveProblem } from '../editor/dream-text-rules.ts';
import { isSignedOut } from '../use-ended-session.ts';
import type { Draft } from './draft.ts';
import { draftRequest } from './draft-request.ts';
import type { DraftSession } from './draft-session.ts';

const problemKeys = {
  empty: { title: 'save.emptyTitle', text: 'errors:dreams_empty' },
  'too-long': { title: 'save.tooLongTitle', text: 'errors:translations_too_long' },
  'too-short': { title: 'save.emptyTitle', text: 'errors:translations_too_short' },
} as const;

/**
 * Keeps a draft in the journal. The device forgets it only after the server has confirmed; on every failure the
 * words stay where they are. Gives the kept dream, or null.
 */
export function useSaveDraft(session: DraftSession, onSignedOut: () => void) {
  const { t } = useTranslation('dreams');
  const record = useRecordDream();

  function explain(error: unknown) {
    if (isSignedOut(error)) {
      onSignedOut();
      return toast({
        title: t('save.signedOutTitle'),
        description: t('save.signedOut'),
        variant: 'destructive',
      });
    }
    const description = error instanceof ApiError ? errorMessage(error) : t('save.failed');
    return toast({ title: t('save.failedTitle'), description, variant: 'destructive' });
  }

  async function save(draft: Draft): Promise<Dream | null> {
    const problem = saveProblem(draft.content);
    if (problem) {
      const { title, text } = problemKeys[problem];
      toast({ title: t(title), description: t(text), variant: 'destructive' });
      return null;
    }
    try {
      await session.flush();
      const dream = await record.mutateAsync({ body: draftRequest(draft), key: draft.saveKey });
      await session.complete(draft);
      return dream;
    } catch (error) {
      explain(error);
      return null;
    }
  }

  return { save, isSaving: record.isPending };
}
