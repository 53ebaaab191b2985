import { useTranslation } from 'react-i18next';
import { OwnChecks, ServiceChecks } from '#web/features/payments/memberships/diagnosis/payment-checks.tsx';
import { AdminPage } from '../admin/admin-page.tsx';

export function PaymentDebugRoute() {
  const { t } = useTranslation('payment-checks');
  return (
    <AdminPage title={t('service.title')} lead={t('service.lead')}>
      <ServiceChecks />
    </AdminPage>
  );
}

export function SubscriptionTestRoute() {
  const { t } = useTranslation('payment-checks');
  return (
    <AdminPage title={t('own.title')} lead={t('own.lead')}>
      <OwnChecks />
    </AdminPage>
  );
}
