import { useTranslation } from 'react-i18next';
import { EmailTest } from '#web/features/admin/email-test/email-test.tsx';
import { AdminPage } from './admin-page.tsx';

export function EmailTestPage() {
  const { t } = useTranslation('email-test');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <EmailTest />
    </AdminPage>
  );
}
