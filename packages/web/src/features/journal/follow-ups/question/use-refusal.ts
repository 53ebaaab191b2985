import type { DueFollowUp } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useAskQuestions, useDismissQuestion } from '../follow-ups.api.ts';

interface Refusal {
  readonly due: DueFollowUp | null;
  readonly onClose: () => void;
  /** The question is wanted after all. */
  readonly onReopen: () => void;
}

/** Two ways to say no: to this question, and to all of them. */
export function useRefusal({ due, onClose, onReopen }: Refusal) {
  const { t } = useTranslation('follow-ups');
  const dismiss = useDismissQuestion();
  const ask = useAskQuestions();
  const fail = (title: string, error: unknown) =>
    void toast({ title, description: errorMessage(error), variant: 'destructive' });

  async function refuse() {
    if (!due) return;
    onClose();
    try {
      await dismiss.mutateAsync(due);
    } catch (error) {
      fail(t('question.notNowFailed'), error);
    }
  }

  async function undo() {
    try {
      await ask.mutateAsync(true);
      onReopen();
    } catch (error) {
      fail(t('question.undoFailed'), error);
    }
  }

  async function refuseAll() {
    try {
      await ask.mutateAsync(false);
      onClose();
      toast({
        title: t('question.off'),
        description: t('question.offHint'),
        duration: 10_000,
        action: { label: t('undo'), onClick: () => void undo() },
      });
    } catch (error) {
      fail(t('question.offFailed'), error);
    }
  }

  return { refuse, refuseAll, isRefusingAll: ask.isPending };
}
