import { useTranslation } from 'react-i18next';
import { CampaignCodes } from '#web/features/payments/referrals-admin/codes/campaign-codes.tsx';
import { AdminPage } from '../admin-page.tsx';

export function CampaignCodesPage() {
  const { t } = useTranslation('campaign-codes');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <CampaignCodes />
    </AdminPage>
  );
}
