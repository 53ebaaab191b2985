import { useTranslation } from 'react-i18next';
import { AdminOverview } from '#web/features/admin/admin-overview/admin-overview.tsx';
import { Invariants } from '#web/features/admin/invariants/invariants.tsx';
import { AdminPage } from './admin-page.tsx';

export function AdminOverviewPage() {
  const { t } = useTranslation('admin-overview');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <Invariants />
      <AdminOverview />
    </AdminPage>
  );
}
