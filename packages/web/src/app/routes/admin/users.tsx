import { useTranslation } from 'react-i18next';
import { UserSearch } from '#web/features/admin-users/user-search.tsx';

export function AdminUsersPage() {
  const { t } = useTranslation('admin-users');
  return (
    <div className="admin-page">
      <header>
        <h1 className="page-title">{t('title')}</h1>
        <p className="mt-2 text-muted">{t('lead')}</p>
      </header>
      <UserSearch />
    </div>
  );
}
