import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonForm } from '#web/ui/reason-form/reason-form.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type MailAct, useActOnMail } from './mail-queue.api.ts';

interface MailDialogProps {
  readonly act: MailAct;
  readonly onClose: () => void;
}

/** Asks why before a mail is sent again or given up, since the reason stands in the audit log. */
export function MailDialog({ act, onClose }: MailDialogProps) {
  const { t } = useTranslation('mail-queue');
  const run = useActOnMail();
  const { kind, id } = act;
  // What is done takes the row, and callbacks of `mutate` would go with it.
  const handleReason = (reason: string) =>
    run.mutateAsync({ act, reason }).then(
      () => {
        toast({ title: t(`act.${kind}.done`, { id }) });
        onClose();
      },
      () => undefined,
    );
  return (
    <Dialog isOpen title={t(`act.${kind}.title`, { id })} onClose={onClose}>
      <ReasonForm
        effect={t(`act.${kind}.effect`, { id })}
        action={t(`act.${kind}.do`)}
        isTaking={kind === 'discard'}
        run={run}
        onSubmit={(reason) => void handleReason(reason)}
        onClose={onClose}
      />
    </Dialog>
  );
}
