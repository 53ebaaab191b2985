import { useTranslation } from 'react-i18next';
import { ReferralList } from '#web/features/payments/referrals-admin/review/referral-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export function ReferralsDeskPage() {
  const { t } = useTranslation('referrals-admin');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <ReferralList />
    </AdminPage>
  );
}
