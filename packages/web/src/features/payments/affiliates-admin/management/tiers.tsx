import type { AffiliateTier } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatRate } from '#web/lib/format/format-rate.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { tiersQuery } from '../affiliates-admin.api.ts';
import { parseDecimal, toTyped } from '../parse-decimal.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { rateDigits } from './rate-digits.ts';

/** What each tier gives. */
export function Tiers() {
  const { t } = useTranslation('affiliates-admin');
  const titleId = useId();
  const tiers = useQuery(tiersQuery);
  const [wanted, setWanted] = useState<AffiliateTier | null>(null);
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('tier.title')}</h2>
      {tiers.error && (
        <p role="alert" className="form-failure">
          {errorMessage(tiers.error)}
        </p>
      )}
      <ul className="affiliates-admin-list">
        {tiers.data?.map((tier) => (
          <li key={tier.key}>
            <div className="affiliates-admin-line">
              <p>
                {tier.name} · {formatRate(tier.rateBps)} ·{' '}
                {tier.months === null ? t('tier.endless') : t('tier.months', { count: tier.months })}
              </p>
              <Button
                variant="quiet"
                aria-label={`${t('tier.change')}: ${tier.name}`}
                onClick={() => setWanted(tier)}
              >
                {t('tier.change')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {wanted && <TierDialog tier={wanted} onClose={() => setWanted(null)} />}
    </section>
  );
}

function TierDialog({ tier, onClose }: { readonly tier: AffiliateTier; readonly onClose: () => void }) {
  const { t } = useTranslation('affiliates-admin');
  const [name, setName] = useState(tier.name);
  const [rate, setRate] = useState(toTyped(tier.rateBps, rateDigits));
  const [months, setMonths] = useState(tier.months === null ? '' : String(tier.months));
  const rateBps = parseDecimal(rate, rateDigits);
  const count = months.trim() === '' ? null : parseDecimal(months, 0);
  const isRateWrong = rateBps === null || rateBps < 0 || rateBps > 10_000;
  const areMonthsWrong = months.trim() !== '' && (count === null || count < 1);
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`${t('tier.change')}: ${tier.name}`}
      effect={t('tier.effect')}
      submit={t('save')}
      build={(reason) =>
        isRateWrong || areMonthsWrong || name.trim() === ''
          ? null
          : { kind: 'tier', key: tier.key, body: { name, rateBps, months: count, reason } }
      }
    >
      <TextField
        label={t('tier.name')}
        error={name.trim() === '' ? t('tier.nameNeeded') : undefined}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t('tier.rate')}
        error={isRateWrong ? t('tier.rateInvalid') : undefined}
        inputMode="decimal"
        value={rate}
        onChange={({ target }) => setRate(target.value)}
      />
      <TextField
        label={t('tier.monthsLabel')}
        hint={t('tier.monthsHint')}
        error={areMonthsWrong ? t('tier.monthsInvalid') : undefined}
        inputMode="numeric"
        value={months}
        onChange={({ target }) => setMonths(target.value)}
      />
    </ReasonDialog>
  );
}
