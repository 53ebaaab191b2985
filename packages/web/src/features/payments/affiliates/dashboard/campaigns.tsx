import type { AffiliateCampaign } from '@chitta/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/format-money.ts';

interface CampaignsProps {
  readonly campaigns: readonly AffiliateCampaign[];
  readonly currency: string;
}

/** What came by each tag. */
export function Campaigns({ campaigns, currency }: CampaignsProps) {
  const { t } = useTranslation('affiliates');
  const titleId = useId();
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('campaigns.title')}</h2>
      <div className="affiliate-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('campaigns.tag')}</th>
              <th scope="col">{t('figures.clicks')}</th>
              <th scope="col">{t('figures.signUps')}</th>
              <th scope="col">{t('figures.conversions')}</th>
              <th scope="col">{t('months.earned')}</th>
            </tr>
          </thead>
          <tbody>
            {campaigns.map(({ campaign, clicks, signUps, conversions, earned }) => (
              <tr key={campaign}>
                <th scope="row">{campaign || t('campaigns.none')}</th>
                <td>{clicks}</td>
                <td>{signUps}</td>
                <td>{conversions}</td>
                <td>{formatMoney({ amount: earned, currency })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
