import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonForm } from '#web/ui/reason-form/reason-form.tsx';
import { useReplay } from './payment-events.api.ts';

interface ReplayDialogProps {
  /** Which event; null: the dialog is closed. */
  readonly id: string | null;
  readonly onClose: () => void;
  readonly onDone: (id: string) => void;
}

/** Asks why an event of the payment service is to be handled again. */
export function ReplayDialog({ id, onClose, onDone }: ReplayDialogProps) {
  const { t } = useTranslation('payment-events');
  return (
    <Dialog isOpen={id !== null} onClose={onClose} title={t('dialogTitle')}>
      {id !== null && <ReplayForm id={id} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function ReplayForm({ id, onClose, onDone }: ReplayDialogProps & { readonly id: string }) {
  const { t } = useTranslation('payment-events');
  const run = useReplay();
  return (
    <ReasonForm
      effect={t('effect', { id })}
      action={t('replay')}
      run={run}
      onSubmit={(reason) => run.mutate({ id, reason }, { onSuccess: () => onDone(id) })}
      onClose={onClose}
    />
  );
}
