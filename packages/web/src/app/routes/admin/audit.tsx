import { useTranslation } from 'react-i18next';
import { AuditLog } from '#web/features/audit-log/audit-log.tsx';

export function AdminAuditPage() {
  const { t } = useTranslation('audit-log');
  return (
    <div className="admin-page">
      <header>
        <h1 className="page-title">{t('title')}</h1>
        <p className="mt-2 text-muted">{t('lead')}</p>
      </header>
      <AuditLog />
    </div>
  );
}
