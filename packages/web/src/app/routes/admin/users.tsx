import { useTranslation } from 'react-i18next';
import { UserSearch } from '#web/features/admin/admin-users/user-search.tsx';
import { AdminPage } from './admin-page.tsx';

export function AdminUsersPage() {
  const { t } = useTranslation('admin-users');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <UserSearch />
    </AdminPage>
  );
}
