import type { AffiliateDashboard } from '@chitta/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PayoutMethodForm } from './payout-method-form.tsx';

interface PayoutSectionProps {
  readonly method: AffiliateDashboard['payoutMethod'];
  readonly payouts: AffiliateDashboard['payouts'];
}

/** Where payouts go, the way to change that, and what was paid. */
export function PayoutSection({ method, payouts }: PayoutSectionProps) {
  const { t } = useTranslation('affiliates');
  const titleId = useId();
  const { timezone } = useMember();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const waits = method !== null && new Date(method.usableFrom) > new Date();
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('payouts.title')}</h2>
      <p>{method === null ? t('payouts.nowhere') : t(`payouts.${method.kind}`, { hint: method.hint })}</p>
      {waits && <p>{t('payouts.waits', { date: formatDay(method.usableFrom, timezone) })}</p>}
      <p>
        <Button variant={method === null ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
          {method === null ? t('payouts.set') : t('payouts.change')}
        </Button>
      </p>
      {payouts.length > 0 && (
        <ul className="affiliate-lines">
          {payouts.map(({ id, amount, status, methodHint, createdAt, settledAt }) => (
            <li key={id}>
              <div>
                <p>{t(`payouts.status.${status}`)}</p>
                <p className="text-muted text-sm">
                  {formatDay(settledAt ?? createdAt, timezone)} · {methodHint}
                </p>
              </div>
              <p className="affiliate-sum">{formatMoney(amount)}</p>
            </li>
          ))}
        </ul>
      )}
      <Dialog isOpen={isOpen} onClose={close} title={t('payouts.set')}>
        <PayoutMethodForm onDone={close} />
      </Dialog>
    </section>
  );
}
