import type { Invoice } from '@chitta/contract';
import { exponentOf } from '@chitta/contract/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { randomId } from '#web/lib/forms/random-id.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonForm } from '#web/ui/reason-form/reason-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { leftToGiveBack, parseAmount, typedAmount } from './amounts.ts';
import { useGiveBack } from './memberships-admin.api.ts';

interface GiveBackDialogProps {
  readonly userId: string;
  /** Undefined: the dialog is closed. */
  readonly invoice: Invoice | undefined;
  readonly onClose: () => void;
  /** Told what was given back, as people read it. */
  readonly onDone: (amount: string) => void;
}

/** Asks how much of an invoice is given back, and why. */
export function GiveBackDialog({ invoice, ...form }: GiveBackDialogProps) {
  const { t } = useTranslation('memberships-admin');
  const title = t('back.title', { invoice: invoice?.number ?? invoice?.id });
  return (
    <Dialog isOpen={invoice !== undefined} onClose={form.onClose} title={title}>
      {invoice && <GiveBackForm {...form} invoice={invoice} />}
    </Dialog>
  );
}

interface GiveBackFormProps extends GiveBackDialogProps {
  readonly invoice: Invoice;
}

function GiveBackForm({ userId, invoice, onClose, onDone }: GiveBackFormProps) {
  const { t } = useTranslation('memberships-admin');
  const run = useGiveBack(userId);
  const left = leftToGiveBack(invoice);
  const { currency } = left;
  const [opening] = useState(randomId);
  const [typed, setTyped] = useState(() => typedAmount(left, currentLanguage()));
  const amount = parseAmount(typed, currency) ?? 0;
  const isValid = amount > 0 && amount <= left.amount;
  const price = formatMoney({ amount, currency });
  const words = { left: formatMoney(left), total: formatMoney(invoice.amountPaid) };
  return (
    <ReasonForm
      effect={t('back.effect', words)}
      action={isValid ? t('back.do', { price }) : t('back.doNothing')}
      isTaking
      run={run}
      isValid={isValid}
      onSubmit={(reason) =>
        run.mutate({ invoiceId: invoice.id, amount, reason, opening }, { onSuccess: () => onDone(price) })
      }
      onClose={onClose}
    >
      {(isTried) => (
        <TextField
          label={t('back.amount', { currency: currency.toUpperCase() })}
          hint={t('back.most', words)}
          error={isTried && !isValid ? t('back.wrong', words) : undefined}
          inputMode={exponentOf(currency) === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ReasonForm>
  );
}
