import type { Membership } from '@chitta/contract';
import type { PlanInterval } from '@chitta/contract/limits';
import type { Money } from '@chitta/contract/money';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { useMember } from '#web/lib/session.ts';
import { renewalDay } from './renewal-day.ts';

interface CheckoutSummaryProps {
  readonly price: Money;
  readonly interval: PlanInterval;
  readonly offer: Membership['offer'];
}

/** What is due now, when the next charge comes, and how there is none. */
export function CheckoutSummary({ price, interval, offer }: CheckoutSummaryProps) {
  const { t } = useTranslation('checkout');
  const { timezone } = useMember();
  const next = offer?.freeUntil ?? renewalDay(new Date(), interval).toISOString();
  const date = formatDay(next, timezone);
  const dueNow = formatMoney(offer ? { ...price, amount: 0 } : price);
  return (
    <dl className="facts">
      <div>
        <dt>{t('summary.dueNow')}</dt>
        <dd className="facts-sum">{dueNow}</dd>
      </div>
      <div>
        <dt>{t(offer ? 'summary.first' : 'summary.next')}</dt>
        <dd>{t(`summary.charge.${interval}`, { price: formatMoney(price), date })}</dd>
      </div>
      <div>
        <dt>{t('summary.end')}</dt>
        <dd>{t(offer ? 'summary.cancelFree' : 'summary.cancel', { date })}</dd>
      </div>
    </dl>
  );
}
