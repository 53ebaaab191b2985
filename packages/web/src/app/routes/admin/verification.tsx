import { useTranslation } from 'react-i18next';
import { PendingUsers } from '#web/features/admin/admin-users/pending-users.tsx';
import { useMember } from '#web/lib/session.ts';
import { AdminPage } from './admin-page.tsx';

export function AdminVerificationPage() {
  const { t } = useTranslation('admin-users');
  const { id } = useMember();
  return (
    <AdminPage title={t('pendingTitle')} lead={t('pendingLead')}>
      <PendingUsers ownId={id} />
    </AdminPage>
  );
}
