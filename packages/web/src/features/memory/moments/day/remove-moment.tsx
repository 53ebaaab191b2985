import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useRemoveMoment } from '../moments.api.ts';

interface RemoveMomentProps {
  readonly id: string;
  readonly onClose: () => void;
  /** It is gone: what waits for it has nothing to go to. */
  readonly onRemoved: () => void;
}

/** Asks before a moment goes for good. */
export function RemoveMoment({ id, onClose, onRemoved }: RemoveMomentProps) {
  const { t } = useTranslation('moments');
  const remove = useRemoveMoment();
  function handleRemoved() {
    onRemoved();
    onClose();
  }
  return (
    <Dialog isOpen title={t('remove.title')} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <p>{t('remove.text')}</p>
        {remove.isError && (
          <p role="alert" className="field-error">
            {errorMessage(remove.error)}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button
            variant="danger"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(id, { onSuccess: handleRemoved })}
          >
            {t('remove.go')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('remove.stay')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
