import type { Plans } from '@chitta/contract';
import { planIntervals } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { buttonClass } from '#web/ui/button.tsx';

interface PlanChoiceProps {
  readonly prices: NonNullable<Plans['prices']>;
  readonly savingPercent: number;
}

/** Both plans side by side, equally large: neither is chosen for the member. */
export function PlanChoice({ prices, savingPercent }: PlanChoiceProps) {
  const { t } = useTranslation(['plans', 'membership-common']);
  const twelve = { ...prices.month, amount: 12 * prices.month.amount };
  const notes = {
    month: t('plans:monthly'),
    year: t('plans:instead', { price: formatMoney(twelve) }),
  };
  return (
    <ul className="plan-choice">
      {planIntervals.map((interval) => (
        <li key={interval} className="plan">
          <h2>
            {t(`membership-common:plan.${interval}`)}
            {interval === 'year' && savingPercent > 0 && (
              <span className="plan-saving">{t('plans:save', { percent: savingPercent })}</span>
            )}
          </h2>
          <p className="plan-price">
            {t(`membership-common:price.${interval}`, { price: formatMoney(prices[interval]) })}
          </p>
          <p className="text-muted">{notes[interval]}</p>
          <Link to={membershipPaths.checkout} search={{ plan: interval }} className={buttonClass('primary')}>
            {t(`plans:choose.${interval}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
