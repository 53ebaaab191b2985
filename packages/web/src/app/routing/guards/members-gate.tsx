import { lazy, Suspense } from 'react';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { useLeadOnRefusal } from '../../proof/use-lead-on-refusal.ts';
import { PrivateGate } from './private-gate.tsx';

/** Fetched by members who pay; nobody else can have a payment that failed. */
const PaymentBanner = lazy(async () => {
  const [{ PaymentBanner: Banner }] = await Promise.all([
    import('#web/features/payments/memberships/payment-banner.tsx'),
    loadWords('membership'),
  ]);
  return { default: Banner };
});

/** The gate of members' pages, with what concerns a membership on each of them. */
export function MembersGate() {
  const { user } = useSession();
  useLeadOnRefusal('memberships.premium_needed', membershipPaths.premiumInsights);
  return (
    <>
      {user?.subscriptionTier === 'premium' && (
        <Suspense fallback={null}>
          <PaymentBanner />
        </Suspense>
      )}
      <PrivateGate />
    </>
  );
}
