import { MembershipPage } from '#web/features/payments/memberships/manage/membership-page.tsx';
import { SandboxTools } from '#web/features/payments/payment-sandbox/sandbox-tools.tsx';
import { AccountNav } from '../profile/account-nav.tsx';
import { useLookAgain } from './payment-sandbox.tsx';

/** The member's own membership. */
export function SubscriptionPage() {
  return (
    <div className="settings-page">
      <AccountNav />
      <MembershipPage tools={<SandboxTools onChanged={useLookAgain()} />} />
    </div>
  );
}
