import { useTranslation } from 'react-i18next';
import { AffiliateList } from '#web/features/payments/affiliates-admin/management/affiliate-list.tsx';
import { Tiers } from '#web/features/payments/affiliates-admin/management/tiers.tsx';
import { PayoutRuns } from '#web/features/payments/affiliates-admin/payouts/payout-runs.tsx';
import '#web/features/payments/affiliates-admin/affiliates-admin.css';
import { AdminPage } from '../admin/admin-page.tsx';

export function AffiliateManagementRoute() {
  const { t } = useTranslation('affiliates-admin');
  return (
    <AdminPage title={t('management.title')} lead={t('management.lead')}>
      <AffiliateList />
      <PayoutRuns />
      <Tiers />
    </AdminPage>
  );
}
