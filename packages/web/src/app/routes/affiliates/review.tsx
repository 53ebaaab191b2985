import { useTranslation } from 'react-i18next';
import { Applications } from '#web/features/payments/affiliates-admin/review/applications.tsx';
import { AdminPage } from '../admin/admin-page.tsx';

export function AffiliateReviewRoute() {
  const { t } = useTranslation('affiliates-admin');
  return (
    <AdminPage title={t('review.title')} lead={t('review.lead')}>
      <Applications />
    </AdminPage>
  );
}
