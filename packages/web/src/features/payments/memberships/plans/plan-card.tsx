import type { Plans } from '@chitta/contract';
import { type PlanInterval, planIntervals } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { buttonClass } from '#web/ui/button.tsx';
import './plan-card.css';

type Prices = NonNullable<Plans['prices']>;

interface PlanCardProps {
  readonly prices: Prices;
  readonly savingPercent: number;
  /** The plan that the address asks for; the yearly one where it asks for none. */
  readonly chosen?: PlanInterval | undefined;
  /** What has to be known before paying. */
  readonly children?: ReactNode;
}

/** The year in months, each rounded down to what can be paid. */
function perMonth({ amount, currency }: Prices['year']): Prices['year'] {
  return { amount: Math.floor(amount / 12), currency };
}

interface IntervalSwitchProps {
  readonly value: PlanInterval;
  readonly savingPercent: number;
  readonly onChange: (value: PlanInterval) => void;
}

/** Yearly or monthly, one touch apart. */
function IntervalSwitch({ value, savingPercent, onChange }: IntervalSwitchProps) {
  const { t } = useTranslation(['plans', 'membership-common']);
  const name = useId();
  return (
    <fieldset className="plan-switch">
      <legend className="sr-only">{t('plans:plans')}</legend>
      {planIntervals.toReversed().map((interval) => (
        <label key={interval}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={value === interval}
            onChange={() => onChange(interval)}
          />
          {t(`membership-common:plan.${interval}`)}
          {interval === 'year' && savingPercent > 0 && (
            <small>{t('plans:save', { percent: savingPercent })}</small>
          )}
        </label>
      ))}
    </fieldset>
  );
}

/** What premium costs, and the one way on. */
export function PlanCard({ prices, savingPercent, chosen = 'year', children }: PlanCardProps) {
  const { t } = useTranslation(['plans', 'membership-common']);
  const [interval, setInterval] = useState<PlanInterval>(chosen);
  const month = interval === 'year' ? perMonth(prices.year) : prices.month;
  const twelve = { ...prices.month, amount: 12 * prices.month.amount };
  const price = t(`membership-common:price.${interval}`, { price: formatMoney(prices[interval]) });
  return (
    <div className="plan-card">
      <IntervalSwitch value={interval} savingPercent={savingPercent} onChange={setInterval} />
      <div aria-live="polite">
        <p className="plan-price">{t('membership-common:price.month', { price: formatMoney(month) })}</p>
        <p className="text-muted">
          {interval === 'year'
            ? `${price}, ${t('plans:instead', { price: formatMoney(twelve) })}`
            : t('plans:monthly')}
        </p>
      </div>
      {children}
      <Link
        to={membershipPaths.checkout}
        search={{ plan: interval }}
        className={`${buttonClass('primary')} button-large`}
      >
        {t('plans:goOn')}
      </Link>
      <p className="plan-cancel">{t('plans:cancel')}</p>
    </div>
  );
}
