import type { Dream, PutFitRequest } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { followUpQuery, useKeepFit } from '#web/features/journal/follow-ups/follow-ups.api.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useNoteActs } from '../dream-input/use-note-acts.ts';

/**
 * What can be said to the notes of a kept dream. What was not meant is part of whether its reading fitted: where nothing
 * was said of that, it has fitted in part.
 */
export function useDreamActs({ id, reading }: Pick<Dream, 'id' | 'reading'>) {
  const { t } = useTranslation('readings');
  const { data } = useQuery({ ...followUpQuery(id), enabled: reading !== null });
  const keep = useKeepFit(id);
  const ids = keep.isPending ? (keep.variables?.misfits ?? []) : (data?.fit?.misfits ?? []);

  async function change(misfits: readonly string[]): Promise<void> {
    const { verdict = 'partly', change: said = '' } = data?.fit ?? {};
    const isEmpty = misfits.length === 0 && verdict === 'partly' && said === '';
    const fit: PutFitRequest = {
      verdict: verdict === 'yes' ? 'partly' : verdict,
      change: said,
      misfits: [...misfits],
    };
    try {
      await keep.mutateAsync(isEmpty ? null : fit);
    } catch (error) {
      toast({ title: t('note.notMeantFailed'), description: errorMessage(error), variant: 'destructive' });
    }
  }

  return useNoteActs({ ids, onChange: (misfits) => void change(misfits) });
}
