import { useTranslation } from 'react-i18next';
import { SystemReports } from '#web/features/admin/system-reports/system-reports.tsx';
import { AdminPage } from '../admin-page.tsx';

export function SystemReportsPage() {
  const { t } = useTranslation('system-reports');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <SystemReports />
    </AdminPage>
  );
}
