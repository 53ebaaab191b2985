import { useTranslation } from 'react-i18next';
import { AuthTest } from '#web/features/admin/auth-test/auth-test.tsx';
import { AdminPage } from './admin-page.tsx';

export function AuthTestPage() {
  const { t } = useTranslation('auth-test');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <AuthTest />
    </AdminPage>
  );
}
