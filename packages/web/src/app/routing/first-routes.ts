import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadExample } from '#web/features/site/public-pages/landing/example/use-example.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { learnRoutes } from './learn-routes.ts';
import { publicOnlyRoute, rootRoute, words } from './root-route.tsx';
import { validateLoginSearch, validateSignupSearch } from './search-params.ts';

const loadLanding = () => Promise.all([loadWords('landing'), loadExample()]);

const landing = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: paths.landing,
  component: lazyRouteComponent(() => import('../routes/public/landing.tsx'), 'LandingPage'),
  staticData: { titleKey: 'app:titles.landing', descriptionKey: 'descriptions:landing' },
  loader: loadLanding,
});

/** What the navigation calls Home: the same page. */
const home = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: paths.home,
  component: lazyRouteComponent(() => import('../routes/public/landing.tsx'), 'LandingPage'),
  staticData: { titleKey: 'app:titles.home', descriptionKey: 'descriptions:home' },
  loader: loadLanding,
});

const login = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: paths.login,
  validateSearch: validateLoginSearch,
  component: lazyRouteComponent(() => import('../routes/account/login.tsx'), 'LoginPage'),
  staticData: { titleKey: 'app:titles.login' },
  ...words('accounts', 'oidc'),
});

const signup = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: paths.signup,
  validateSearch: validateSignupSearch,
  component: lazyRouteComponent(() => import('../routes/account/signup.tsx'), 'SignupPage'),
  staticData: { titleKey: 'app:titles.signup' },
  ...words('accounts', 'oidc'),
});

const help = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.help,
  component: lazyRouteComponent(() => import('../routes/public/help.tsx'), 'HelpPage'),
  staticData: { titleKey: 'app:titles.help', descriptionKey: 'descriptions:help' },
  ...words('help'),
});

const privacy = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.privacy,
  component: lazyRouteComponent(() => import('../routes/public/privacy-policy.tsx'), 'PrivacyPolicyPage'),
  staticData: { titleKey: 'app:titles.privacy', descriptionKey: 'descriptions:privacy' },
  ...words('privacy'),
});

const terms = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.terms,
  component: lazyRouteComponent(() => import('../routes/public/terms-of-service.tsx'), 'TermsOfServicePage'),
  staticData: { titleKey: 'app:titles.terms', descriptionKey: 'descriptions:terms' },
  ...words('terms'),
});

const cacheHelp = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.cacheHelp,
  component: lazyRouteComponent(() => import('../routes/public/cache-help.tsx'), 'CacheHelpPage'),
  staticData: { titleKey: 'app:titles.cacheHelp', descriptionKey: 'descriptions:cacheHelp' },
  ...words('cache-help'),
});

/** Pages for visitors alone. */
export const visitorRoutes = [landing, home, login, signup] as const;

/** Pages for everyone. */
export const openRoutes = [...learnRoutes, help, privacy, terms, cacheHelp] as const;

/** What a visitor's first page needs to know; everything else is loaded behind it, see `all-routes.ts`. */
export const firstRoutes = rootRoute.addChildren([
  publicOnlyRoute.addChildren([...visitorRoutes]),
  ...openRoutes,
]);
