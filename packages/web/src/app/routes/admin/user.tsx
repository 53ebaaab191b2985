import { usePrefetchQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { UserDetail } from '#web/features/admin/admin-users/user-detail.tsx';
import { AuditEntries } from '#web/features/admin/audit-log/audit-entries.tsx';
import { AdminMembership } from '#web/features/payments/memberships-admin/admin-membership.tsx';
import { adminMembershipQuery } from '#web/features/payments/memberships-admin/memberships-admin.api.ts';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';

/** One member, with what they pay, and what administrators did about them. */
export function AdminUserPage() {
  const { t } = useTranslation('admin-users');
  const { userId = '' } = useParams({ strict: false });
  const { id: ownId } = useMember();
  // Asked for beside the member, not after.
  usePrefetchQuery(adminMembershipQuery(userId));
  return (
    <div className="admin-page">
      <p className="-mb-6">
        <BackLink to={paths.adminUsers}>{t('title')}</BackLink>
      </p>
      <UserDetail
        key={userId}
        id={userId}
        ownId={ownId}
        renderMembership={(user) => <AdminMembership user={user} />}
        renderActs={(entries) => <AuditEntries entries={entries} />}
      />
    </div>
  );
}
