import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { localPath } from '../search-params.ts';

/** Where a visitor's page leads a member: back to where they came from, else to writing. */
function RedirectToApp() {
  const router = useRouter();
  useEffect(() => {
    const search: { next?: unknown } = router.state.location.search;
    const target = localPath(search.next) ?? paths.dreamInput;
    // Where the list of pages cannot be fetched, the target says so.
    void router.options.context
      .loadRoutesOf(target)
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
