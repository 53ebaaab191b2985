import { affiliate, email as emailLimits, type PayoutKind, payoutKinds } from '@chitta/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { isEmail } from '#web/lib/field-checks.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useChangePayoutMethod } from '../affiliates.api.ts';
import { isIban } from './is-iban.ts';

/** Says where payouts go. The details are sent once and never shown again. */
export function PayoutMethodForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('affiliates');
  const change = useChangePayoutMethod();
  const [kind, setKind] = useState<PayoutKind>('bank');
  const [holder, setHolder] = useState('');
  const [iban, setIban] = useState('');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isRight = kind === 'bank' ? holder.trim() !== '' && isIban(iban) : isEmail(email.trim());
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isRight || change.isPending) return;
    const details =
      kind === 'bank'
        ? ({ kind, holder: holder.trim(), iban } as const)
        : ({ kind, email: email.trim() } as const);
    change.mutate(details, { onSuccess: onDone });
  };
  return (
    <form className="affiliate-form" noValidate onSubmit={handleSubmit}>
      <p>{t('method.lead', { days: affiliate.coolingDays })}</p>
      <SelectField
        label={t('method.kind')}
        value={kind}
        onChange={({ target }) => setKind(payoutKinds.find((each) => each === target.value) ?? 'bank')}
      >
        <option value="bank">{t('method.bank')}</option>
        <option value="paypal">{t('method.paypal')}</option>
      </SelectField>
      {kind === 'bank' ? (
        <>
          <TextField
            label={t('method.holder')}
            error={isChecked && holder.trim() === '' ? t('apply.needed') : undefined}
            autoComplete="name"
            maxLength={120}
            value={holder}
            onChange={({ target }) => setHolder(target.value)}
          />
          <TextField
            label={t('method.iban')}
            hint={t('method.ibanHint')}
            error={isChecked && !isIban(iban) ? t('method.ibanInvalid') : undefined}
            autoComplete="off"
            maxLength={60}
            value={iban}
            onChange={({ target }) => setIban(target.value)}
          />
        </>
      ) : (
        <TextField
          label={t('method.email')}
          error={isChecked && !isEmail(email.trim()) ? t('method.emailInvalid') : undefined}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={emailLimits.max}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      {change.error && (
        <p className="form-failure" role="alert">
          {errorMessage(change.error)}
        </p>
      )}
      <p>
        <Button type="submit" isBusy={change.isPending}>
          {t('method.submit')}
        </Button>
      </p>
    </form>
  );
}
