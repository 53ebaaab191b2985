import { useParams } from '@tanstack/react-router';
import { UserDetail } from '#web/features/admin-users/user-detail.tsx';
import { AuditEntries } from '#web/features/audit-log/audit-entries.tsx';
import { useMember } from '#web/lib/session.ts';

/** One member, with what administrators did about them. */
export function AdminUserPage() {
  const { userId = '' } = useParams({ strict: false });
  const { id: ownId } = useMember();
  return (
    <div className="admin-page">
      <UserDetail
        key={userId}
        id={userId}
        ownId={ownId}
        renderActs={(entries) => <AuditEntries entries={entries} />}
      />
    </div>
  );
}
