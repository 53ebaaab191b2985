import { Link, Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { isPremium, useMember, useSession } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PrivateGate } from './private-gate.tsx';

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
