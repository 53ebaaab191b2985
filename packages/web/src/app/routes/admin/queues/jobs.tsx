import { useTranslation } from 'react-i18next';
import { JobList } from '#web/features/admin/job-queues/job-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export function JobsPage() {
  const { t } = useTranslation('job-queues');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <JobList />
    </AdminPage>
  );
}
