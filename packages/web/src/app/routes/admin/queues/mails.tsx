import { useTranslation } from 'react-i18next';
import { MailList } from '#web/features/admin/mail-queue/mail-list.tsx';
import { AdminPage } from '../admin-page.tsx';

export function MailsPage() {
  const { t } = useTranslation('mail-queue');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <MailList />
    </AdminPage>
  );
}
