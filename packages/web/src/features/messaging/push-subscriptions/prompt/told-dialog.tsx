import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Told } from './use-enable-push.ts';

interface ToldDialogProps {
  readonly told: Told | null;
  /** Has mails sent instead; rejects where that could not be kept. */
  readonly onMails: () => Promise<void>;
  readonly onClose: () => void;
}

/** What became of turning notifications on, where more is to be said than that it worked. */
export function ToldDialog({ told, onMails, onClose }: ToldDialogProps) {
  const { t } = useTranslation('push');
  const mails = useMutation({ mutationFn: onMails });
  const close = () => {
    mails.reset();
    onClose();
  };
  return (
    <Dialog isOpen={told !== null} onClose={close} title={told ? t(`told.${told.kind}.title`) : ''}>
      {told && (
        <div className="mt-3 grid gap-4">
          <p>{t(`told.${told.kind}.text`)}</p>
          {told.kind === 'failed' && told.detail !== '' && (
            <p className="break-words text-muted text-sm">{told.detail}</p>
          )}
          {mails.error && (
            <p role="alert" className="field-error">
              {errorMessage(mails.error)}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {told.kind === 'email-question' ? (
              <>
                <Button isBusy={mails.isPending} onClick={() => mails.mutate()}>
                  {t('ok')}
                </Button>
                <Button variant="ghost" onClick={close}>
                  {t('cancel')}
                </Button>
              </>
            ) : (
              <Button onClick={close}>{t('ok')}</Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
