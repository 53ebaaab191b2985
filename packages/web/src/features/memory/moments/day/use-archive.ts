import type { Moment } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { ChangeActs } from '../changes/pending-change.ts';

/** Puts moments away and brings them back; each can be undone at once. */
export function useArchive(onChange: ChangeActs['onChange']) {
  const { t } = useTranslation('moments');

  async function put(moment: Moment, isArchived: boolean, isUndone = false): Promise<void> {
    if (!(await onChange(moment, { isArchived }))) {
      toast({ title: t('notDone'), description: t('change.notKept'), variant: 'destructive' });
      return;
    }
    const undo = { label: t('undo'), onClick: () => void put(moment, !isArchived, true) };
    toast({ title: t(isArchived ? 'archived' : 'broughtBack'), action: isUndone ? undefined : undo });
  }

  return {
    archive: (moment: Moment) => void put(moment, true),
    bringBack: (moment: Moment) => void put(moment, false),
  };
}
