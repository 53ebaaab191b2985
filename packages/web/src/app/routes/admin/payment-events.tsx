import { useTranslation } from 'react-i18next';
import { PaymentEvents } from '#web/features/payments/payment-events/payment-events.tsx';
import { AdminPage } from './admin-page.tsx';

export function PaymentEventsPage() {
  const { t } = useTranslation('payment-events');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <PaymentEvents />
    </AdminPage>
  );
}
