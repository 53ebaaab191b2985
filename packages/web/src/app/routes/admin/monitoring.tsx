import { useTranslation } from 'react-i18next';
import { Monitoring } from '#web/features/admin/monitoring/monitoring.tsx';
import { AdminPage } from './admin-page.tsx';

export function MonitoringPage() {
  const { t } = useTranslation('monitoring');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <Monitoring />
    </AdminPage>
  );
}
