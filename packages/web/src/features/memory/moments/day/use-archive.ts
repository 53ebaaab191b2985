import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useChangeMoment } from '../moments.api.ts';

/** Puts moments away and brings them back; each can be undone at once. */
export function useArchive() {
  const { t } = useTranslation('moments');
  const { mutateAsync } = useChangeMoment();

  // A moment that is put away takes the part that shows it along, and callbacks of `mutate` go with their part.
  async function put(id: string, isArchived: boolean, isUndone = false): Promise<void> {
    try {
      await mutateAsync({ id, isArchived });
      const undo = { label: t('undo'), onClick: () => void put(id, !isArchived, true) };
      toast({ title: t(isArchived ? 'archived' : 'broughtBack'), action: isUndone ? undefined : undo });
    } catch (error) {
      toast({ title: t('notDone'), description: errorMessage(error), variant: 'destructive' });
    }
  }

  return { archive: (id: string) => void put(id, true), bringBack: (id: string) => void put(id, false) };
}
