import { Navigate, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loggingOut } from '#web/features/identity/accounts/logging-out.ts';
import { reportFailure } from '#web/lib/failures/network-failure.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { useMember, useSession } from '#web/lib/session.ts';
import { useStore } from '#web/lib/store.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { useLeadToSecondFactor } from '../../proof/use-lead-to-second-factor.ts';
import { localPath } from '../search-params.ts';

/** Sends a visitor to sign in, and remembers where they wanted to go. */
function RedirectToLogin() {
  const router = useRouter();
  // Read once: the address changes while this is still on screen.
  const [next] = useState(() => router.state.location.href);
  return <Navigate to={paths.login} search={{ next }} replace />;
}

/** The server could not say who is there: that is no reason to ask a member to sign in again. */
function SessionFailure({ error }: { readonly error: Error }) {
  const { t } = useTranslation('app');
  useEffect(() => reportFailure(error), [error]);
  return <LoadingScreen text={t('authenticating')} />;
}

/** Pages for members. Others wait while the session is checked, then go to sign in and come back. */
export function PrivateGate() {
  const { t } = useTranslation('app');
  const { status, error } = useSession();
  const isLoggingOut = useStore(loggingOut);
  if (isLoggingOut) return <LoadingScreen text={t('loggingOut')} />;
  if (status === 'checking') return <LoadingScreen text={t('authenticating')} />;
  if (status === 'signed-out' && error) return <SessionFailure error={error} />;
  if (status === 'signed-out') return <RedirectToLogin />;
  return <Outlet />;
}

/** The frame of administrators' pages; other members never fetch it. */
const AdminDesk = lazy(async () => {
  const [{ AdminDesk: Frame }] = await Promise.all([import('../../admin-desk.tsx'), loadWords('admin-desk')]);
  return { default: Frame };
});

/** Pages for administrators, within the private ones; other members are told so. The server guards the data. */
export function AdminGate() {
  const { isAdmin } = useMember();
  useLeadToSecondFactor();
  return (
    <AdminDesk isAdmin={isAdmin}>
      <Outlet />
    </AdminDesk>
  );
}

/** Where a visitor's page leads a member: back to where they came from, else to writing. */
function RedirectToApp() {
  const router = useRouter();
  useEffect(() => {
    const search: { next?: unknown } = router.state.location.search;
    const target = localPath(search.next) ?? paths.dreamInput;
    // Where the list of pages cannot be fetched, the target says so.
    void router.options.context
      .loadAllRoutes()
      .catch(() => undefined)
      .then(() => router.history.replace(target));
  }, [router]);
  return null;
}

/** Pages for visitors. While the session is still being checked the page is shown at once. */
export function PublicOnlyGate() {
  const { status } = useSession();
  const isInvitation = useRouterState({
    // Also while the page is being left: whoever leaves it knows where to.
    select: ({ location, resolvedLocation }) =>
      [location, resolvedLocation].some((place) => place?.pathname === paths.signup && 'ref' in place.search),
  });
  if (status === 'signed-in' && !isInvitation) return <RedirectToApp />;
  return <Outlet />;
}
