import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import { validateAuthSearch } from './auth-search.ts';
import { rootRoute, words } from './root-route.tsx';

const auth = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.auth,
  validateSearch: validateAuthSearch,
  component: lazyRouteComponent(() => import('../routes/account/auth.tsx'), 'AuthPage'),
  staticData: { titleKey: 'oidc:pages.auth' },
  ...words('oidc'),
});

const callback = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.callback,
  component: lazyRouteComponent(() => import('../routes/account/callback.tsx'), 'CallbackPage'),
  staticData: { titleKey: 'oidc:pages.callback' },
  ...words('oidc', 'accounts'),
});

/** The way to the OpenID provider and back. */
export const oidcRoutes = [auth, callback] as const;
