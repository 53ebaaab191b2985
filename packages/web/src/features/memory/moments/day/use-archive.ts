import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useChangeMoment } from '../moments.api.ts';

/** Puts moments away and brings them back; each can be undone at once. */
export function useArchive() {
  const { t } = useTranslation('moments');
  const { mutate } = useChangeMoment();

  function put(id: string, isArchived: boolean, isUndone = false): void {
    mutate(
      { id, isArchived },
      {
        onSuccess: () => {
          const undo = { label: t('undo'), onClick: () => put(id, !isArchived, true) };
          toast({
            title: t(isArchived ? 'archived' : 'broughtBack'),
            action: isUndone ? undefined : undo,
          });
        },
        onError: (error) =>
          toast({ title: t('notDone'), description: errorMessage(error), variant: 'destructive' }),
      },
    );
  }

  return { archive: (id: string) => put(id, true), bringBack: (id: string) => put(id, false) };
}
