import { Link, Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { isPremium, useMember, useSession } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { useLeadOnRefusal } from '../../proof/use-lead-on-refusal.ts';
import { PrivateGate } from './guards.tsx';

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

/** The gate of pages that are part of premium: others are led to what premium would show them. */
export function PremiumGate() {
  const user = useMember();
  return isPremium(user) ? <Outlet /> : <Navigate to={membershipPaths.premiumInsights} replace />;
}

/** The gate of pages on which premium is bought: while the session is checked it says for what. */
export function SubscriptionGate() {
  const { t } = useTranslation('membership-common');
  const { status } = useSession();
  if (status === 'checking') return <LoadingScreen text={t('preparing')} />;
  return <PrivateGate />;
}

/** The gate of pages that a browser comes back to from paying: its session may have ended meanwhile. */
export function ReturnGate() {
  const { t } = useTranslation(['checkout', 'membership-common']);
  const { status, error } = useSession();
  const next = useRouterState({ select: ({ location }) => location.href });
  if (status === 'checking') return <LoadingScreen text={t('membership-common:preparing')} />;
  // Nobody can say who is there: the gate of private pages tells why.
  if (error) return <PrivateGate />;
  if (status === 'signed-in') return <Outlet />;
  return (
    <div className="notice-page">
      <h1>{t('checkout:signIn.title')}</h1>
      <p>{t('checkout:signIn.text')}</p>
      <p>
        <Link to={paths.login} search={{ next }} className={buttonClass()}>
          {t('checkout:signIn.action')}
        </Link>
      </p>
    </div>
  );
}
