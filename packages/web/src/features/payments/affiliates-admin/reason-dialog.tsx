import { adminAct } from '@chitta/contract/limits';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type AffiliateAct, useAffiliateAct } from './affiliates-admin.api.ts';

interface ReasonDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What comes of it. */
  readonly effect: string;
  readonly submit: string;
  readonly isTaking?: boolean;
  /** Fields besides the reason. */
  readonly children?: ReactNode;
  /** The act; null where a field is not right, which then says so itself. */
  readonly build: (reason: string) => AffiliateAct | null;
}

/** Says what an act does, asks why, and does it. */
export function ReasonDialog({ isOpen, onClose, title, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <ReasonForm {...form} onClose={onClose} />
    </Dialog>
  );
}

type ReasonFormProps = Omit<ReasonDialogProps, 'isOpen' | 'title'>;

function ReasonForm({ onClose, effect, submit, isTaking = false, children, build }: ReasonFormProps) {
  const { t } = useTranslation('affiliates-admin');
  const run = useAffiliateAct();
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const isTooShort = reason.trim().length < adminAct.reason.min;
    setShort(isTooShort);
    const act = build(reason);
    if (isTooShort || act === null || run.isPending) return;
    run.mutate(act, { onSuccess: onClose });
  };
  return (
    <form className="affiliates-admin-form" noValidate onSubmit={handleSubmit}>
      <p>{effect}</p>
      {children}
      <AreaField
        label={t('reason')}
        hint={t('reasonHint')}
        error={isShort ? t('reasonNeeded') : undefined}
        value={reason}
        maxLength={adminAct.reason.max}
        rows={2}
        onWrite={setReason}
      />
      {run.error && (
        <p className="form-failure" role="alert">
          {errorMessage(run.error)}
        </p>
      )}
      <p className="affiliates-admin-buttons">
        <Button type="submit" variant={isTaking ? 'danger' : 'primary'} isBusy={run.isPending}>
          {submit}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
