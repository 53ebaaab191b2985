import { useTranslation } from 'react-i18next';
import { AuditLog } from '#web/features/admin/audit-log/audit-log.tsx';
import { AdminPage } from './admin-page.tsx';

export function AdminAuditPage() {
  const { t } = useTranslation('audit-log');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <AuditLog />
    </AdminPage>
  );
}
