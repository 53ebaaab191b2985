import type { AffiliateDashboard } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { formatRate } from '#web/lib/format/format-rate.ts';
import { PayoutSection } from '../payouts/payout-section.tsx';
import { Campaigns } from './campaigns.tsx';
import { Earnings } from './earnings.tsx';
import { Ledger } from './ledger.tsx';
import { LinkSection } from './link-section.tsx';
import { MonthsSection } from './months-section.tsx';

/** What came of an affiliate's link: numbers, never who came by it. */
export function Dashboard({ dashboard }: { readonly dashboard: AffiliateDashboard }) {
  const { t } = useTranslation('affiliates');
  const { tier, terms, totals, balances, link, months, campaigns } = dashboard;
  const [main] = balances;
  const rate = formatRate(terms.rateBps);
  return (
    <>
      <p className="affiliate-lead">
        {terms.months === null
          ? t('lead.endless', { tier, rate })
          : t('lead.months', { tier, rate, count: terms.months })}
      </p>
      {link !== null && <LinkSection link={link} />}
      <section className="settings-section">
        <h2>{t('figures.title')}</h2>
        <dl className="affiliate-figures">
          {(['clicks', 'signUps', 'conversions'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`figures.${name}`)}</dt>
              <dd>{totals[name].toLocaleString()}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted text-sm">{t('figures.nobody')}</p>
      </section>
      <Earnings balances={balances} terms={terms} />
      {main && <MonthsSection months={months} currency={main.currency} />}
      {main && campaigns.length > 0 && <Campaigns campaigns={campaigns} currency={main.currency} />}
      <PayoutSection method={dashboard.payoutMethod} payouts={dashboard.payouts} />
      <Ledger />
    </>
  );
}
