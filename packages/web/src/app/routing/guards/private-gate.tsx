import { Navigate, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loggingOut } from '#web/features/identity/accounts/logging-out.ts';
import { reportFailure } from '#web/lib/failures/network-failure.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { useStore } from '#web/lib/store.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';

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
