import { exponentOf } from '@chitta/contract/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomUuid } from '#web/lib/forms/random-uuid.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { parseDecimal } from '../parse-decimal.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { AffiliateDialogProps } from './status-dialog.tsx';

/** Adds to an affiliate's ledger by hand, or takes away. One that is sent twice counts once. */
export function AdjustDialog({ affiliate: { user, balances }, onClose }: AffiliateDialogProps) {
  const { t } = useTranslation('affiliates-admin');
  const [key] = useState(randomUuid);
  const [typed, setTyped] = useState('');
  const currency = balances[0]?.currency ?? 'usd';
  const amount = parseDecimal(typed, exponentOf(currency));
  const isWrong = amount === null || amount === 0;
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`${t('list.do.adjust')}: ${user.username}`}
      effect={t('list.effect.adjust')}
      submit={t('save')}
      build={(reason) =>
        isWrong ? null : { kind: 'adjust', id: user.id, body: { key, amount, currency, reason } }
      }
    >
      {(isTried) => (
        <TextField
          label={t('list.amount', { currency: currency.toUpperCase() })}
          hint={t('list.amountHint')}
          error={isTried && isWrong ? t('list.amountInvalid') : undefined}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ReasonDialog>
  );
}
