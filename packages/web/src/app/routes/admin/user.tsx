import { usePrefetchQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { AdminMembership } from '#web/features/admin-memberships/admin-membership.tsx';
import { adminMembershipQuery } from '#web/features/admin-memberships/admin-memberships.api.ts';
import { UserDetail } from '#web/features/admin-users/user-detail.tsx';
import { AuditEntries } from '#web/features/audit-log/audit-entries.tsx';
import { useMember } from '#web/lib/session.ts';

/** One member, with what they pay, and what administrators did about them. */
export function AdminUserPage() {
  const { userId = '' } = useParams({ strict: false });
  const { id: ownId } = useMember();
  // Asked for beside the member, not after.
  usePrefetchQuery(adminMembershipQuery(userId));
  return (
    <div className="admin-page">
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
