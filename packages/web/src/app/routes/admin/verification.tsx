import { useTranslation } from 'react-i18next';
import { PendingUsers } from '#web/features/admin-users/pending-users.tsx';
import { useMember } from '#web/lib/session.ts';

export function AdminVerificationPage() {
  const { t } = useTranslation('admin-users');
  const { id } = useMember();
  return (
    <div className="admin-page">
      <header>
        <h1 className="page-title">{t('pendingTitle')}</h1>
        <p className="mt-2 text-muted">{t('pendingLead')}</p>
      </header>
      <PendingUsers ownId={id} />
    </div>
  );
}
