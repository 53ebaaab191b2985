import type { AffiliateBalance, AffiliateTerms } from '@chitta/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/format-money.ts';

const parts = ['pending', 'approved', 'inPayout', 'paid', 'held'] as const;

interface EarningsProps {
  readonly balances: readonly AffiliateBalance[];
  readonly terms: AffiliateTerms;
}

/** What was earned, by how far it has come on its way to the affiliate. */
export function Earnings({ balances, terms }: EarningsProps) {
  const { t } = useTranslation('affiliates');
  const titleId = useId();
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('earnings.title')}</h2>
      {balances.map((balance) => (
        <dl key={balance.currency} className="affiliate-earnings">
          {parts
            // What is held is only spoken of where something is.
            .filter((part) => part !== 'held' || balance.held !== 0)
            .map((part) => (
              <div key={part}>
                <dt>{t(`earnings.${part}.name`)}</dt>
                <dd>{formatMoney({ amount: balance[part], currency: balance.currency })}</dd>
                <dd className="text-muted text-sm">
                  {t(`earnings.${part}.text`, {
                    days: terms.holdDays,
                    amount: formatMoney({ ...terms.minimumPayout, currency: balance.currency }),
                  })}
                </dd>
              </div>
            ))}
        </dl>
      ))}
    </section>
  );
}
