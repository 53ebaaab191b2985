import { useTranslation } from 'react-i18next';
import { AdminOverview } from '#web/features/admin-overview/admin-overview.tsx';

export function AdminOverviewPage() {
  const { t } = useTranslation('admin-overview');
  return (
    <div className="admin-page">
      <header>
        <h1 className="page-title">{t('title')}</h1>
        <p className="mt-2 text-muted">{t('lead')}</p>
      </header>
      <AdminOverview />
    </div>
  );
}
