import type { Plans } from '@chitta/contract';
import { type PlanInterval, planIntervals } from '@chitta/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/format-money.ts';

interface PlanFieldProps {
  readonly prices: NonNullable<Plans['prices']>;
  readonly value: PlanInterval;
  readonly onChange: (value: PlanInterval) => void;
}

/** Which of the two plans. */
export function PlanField({ prices, value, onChange }: PlanFieldProps) {
  const { t } = useTranslation(['checkout', 'membership-common']);
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="field-label">{t('checkout:plan')}</legend>
      <div className="choice-list">
        {planIntervals.map((interval) => (
          <label key={interval} className="choice">
            <input
              type="radio"
              name={name}
              checked={value === interval}
              onChange={() => onChange(interval)}
            />
            <span>
              {t(`membership-common:plan.${interval}`)}
              <span className="text-muted">
                {' · '}
                {t(`membership-common:price.${interval}`, { price: formatMoney(prices[interval]) })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
