import type { AdminPayout } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';

export type Outcome = 'paid' | 'failed';

interface OutcomeDialogProps {
  readonly payout: AdminPayout;
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** Says that a payout was paid, or did not arrive. */
export function OutcomeDialog({ payout, outcome, onClose }: OutcomeDialogProps) {
  const { t } = useTranslation('affiliates-admin');
  const [reference, setReference] = useState('');
  const name = payout.user?.username ?? t('run.erased');
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`${t(`run.do.${outcome}`)}: ${name}, ${formatMoney(payout.amount)}`}
      effect={t(`run.outcome.${outcome}`)}
      submit={t(`run.do.${outcome}`)}
      isTaking={outcome === 'failed'}
      build={(reason) => ({
        kind: 'settle',
        id: payout.id,
        body: { outcome, reason, ...(reference.trim() && { reference }) },
      })}
    >
      <TextField
        label={t('run.reference')}
        hint={t('run.referenceHint')}
        maxLength={120}
        autoComplete="off"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
    </ReasonDialog>
  );
}
