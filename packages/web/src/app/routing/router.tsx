import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { asPrefetch } from '#web/lib/failures/network-failure.ts';
import { keepSearch } from '#web/lib/lists/last-search.ts';
import { RouteErrorScreen } from '../failures/error-screen.tsx';
import { loadAllRoutes, loadRoutesOf } from './all-routes.ts';
import { firstRoutes } from './first-routes.ts';
import { PageLoading } from './page-loading.tsx';
import type { routeTree } from './route-tree.tsx';
import { UnknownAddress } from './unknown-address.tsx';

/** The router of the app; `history` is only given by tests. */
export function createAppRouter(
  queryClient: QueryClient,
  options: Pick<Parameters<typeof createRouter>[0], 'history'> = {},
) {
  const router = createRouter({
    // Typed as the whole, which it grows into: the pages of members come with `loadAllRoutes`.
    routeTree: firstRoutes as unknown as typeof routeTree,
    context: {
      queryClient,
      loadAllRoutes: (): Promise<void> => loadAllRoutes(router),
      loadRoutesOf: (address: string): Promise<void> => loadRoutesOf(router, address),
    },
    defaultPreload: 'intent',
    defaultPendingMs: 400,
    defaultPendingComponent: PageLoading,
    defaultNotFoundComponent: UnknownAddress,
    defaultErrorComponent: RouteErrorScreen,
    scrollRestoration: false,
    ...options,
  });
  const { preloadRoute } = router;
  // A link that is hovered is not asked for yet.
  router.preloadRoute = (to) => asPrefetch(() => preloadRoute(to));
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) keepSearch(fromLocation);
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Translation keys of the page's title and description, `namespace:key`. */
    titleKey?: string;
    descriptionKey?: string;
    /** The page helps without a connection: the failure screen stays away. */
    worksOffline?: boolean;
  }
}
