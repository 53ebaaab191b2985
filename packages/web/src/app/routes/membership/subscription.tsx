import { MembershipPage } from '#web/features/memberships/manage/membership-page.tsx';
import { AccountNav } from '../profile/account-nav.tsx';

/** The member's own membership. */
export function SubscriptionPage() {
  return (
    <div className="settings-page">
      <AccountNav />
      <MembershipPage tools={null} />
    </div>
  );
}
