import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validateJournalSearch } from '#web/features/dreams/journal/journal-search.ts';
import { paths } from '#web/lib/paths.ts';
import { learnRoutes } from './learn-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { forAdmins, isPrivate, publicOnly, rootRoute, words } from './root-route.tsx';
import { validateLoginSearch, validateSignupSearch } from './search-params.ts';

const landing = createRoute({
  getParentRoute: () => publicOnly,
  path: paths.landing,
  component: lazyRouteComponent(() => import('./routes/public/landing.tsx'), 'LandingPage'),
  staticData: { titleKey: 'app:titles.landing', descriptionKey: 'app:descriptions.landing' },
  ...words('landing'),
});

const home = createRoute({
  getParentRoute: () => publicOnly,
  path: paths.home,
  component: lazyRouteComponent(() => import('./routes/public/home.tsx'), 'HomePage'),
  staticData: { titleKey: 'app:titles.home', descriptionKey: 'app:descriptions.home' },
  ...words('home'),
});

const login = createRoute({
  getParentRoute: () => publicOnly,
  path: paths.login,
  validateSearch: validateLoginSearch,
  component: lazyRouteComponent(() => import('./routes/account/login.tsx'), 'LoginPage'),
  staticData: { titleKey: 'app:titles.login' },
  ...words('accounts'),
});

const signup = createRoute({
  getParentRoute: () => publicOnly,
  path: paths.signup,
  validateSearch: validateSignupSearch,
  component: lazyRouteComponent(() => import('./routes/account/signup.tsx'), 'SignupPage'),
  staticData: { titleKey: 'app:titles.signup' },
  ...words('accounts'),
});

const help = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.help,
  component: lazyRouteComponent(() => import('./routes/public/help.tsx'), 'HelpPage'),
  staticData: { titleKey: 'app:titles.help', descriptionKey: 'app:descriptions.help' },
  ...words('help'),
});

const privacy = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.privacy,
  component: lazyRouteComponent(() => import('./routes/public/privacy-policy.tsx'), 'PrivacyPolicyPage'),
  staticData: { titleKey: 'app:titles.privacy', descriptionKey: 'app:descriptions.privacy' },
  ...words('privacy'),
});

const terms = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.terms,
  component: lazyRouteComponent(() => import('./routes/public/terms-of-service.tsx'), 'TermsOfServicePage'),
  staticData: { titleKey: 'app:titles.terms', descriptionKey: 'app:descriptions.terms' },
  ...words('terms'),
});

const cacheHelp = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.cacheHelp,
  component: lazyRouteComponent(() => import('./routes/public/cache-help.tsx'), 'CacheHelpPage'),
  staticData: { titleKey: 'app:titles.cacheHelp', descriptionKey: 'app:descriptions.cacheHelp' },
  ...words('cache-help'),
});

const welcome = createRoute({
  getParentRoute: () => isPrivate,
  path: paths.welcome,
  component: lazyRouteComponent(() => import('./routes/account/welcome.tsx'), 'WelcomePage'),
  staticData: { titleKey: 'app:titles.welcome' },
  ...words('welcome'),
});

const dreamInput = createRoute({
  getParentRoute: () => isPrivate,
  path: paths.dreamInput,
  component: lazyRouteComponent(() => import('./routes/dreams/dream-input.tsx'), 'DreamInputPage'),
  staticData: { titleKey: 'app:titles.dreamInput', worksOffline: true },
  ...words('dreams', 'translations'),
});

const interpretation = createRoute({
  getParentRoute: () => isPrivate,
  path: paths.interpretation,
  component: lazyRouteComponent(() => import('./routes/dreams/interpretation.tsx'), 'InterpretationPage'),
  staticData: { titleKey: 'app:titles.interpretation' },
  ...words('translations', 'dreams', 'follow-ups'),
});

const journal = createRoute({
  getParentRoute: () => isPrivate,
  path: paths.journal,
  validateSearch: validateJournalSearch,
  component: lazyRouteComponent(() => import('./routes/dreams/journal.tsx'), 'JournalPage'),
  staticData: { titleKey: 'app:titles.journal' },
  ...words('dreams', 'translations', 'follow-ups'),
});

const journalDream = createRoute({
  getParentRoute: () => isPrivate,
  path: paths.journalDream,
  component: lazyRouteComponent(() => import('./routes/dreams/journal-dream.tsx'), 'JournalDreamPage'),
  staticData: { titleKey: 'app:titles.journalDream' },
  ...words('dreams', 'translations', 'follow-ups'),
});

const personalSymbols = createRoute({
  getParentRoute: () => isPrivate,
  path: paths.personalSymbols,
  component: lazyRouteComponent(() => import('./routes/dreams/personal-symbols.tsx'), 'PersonalSymbolsPage'),
  staticData: { titleKey: 'app:titles.personalSymbols' },
  ...words('personal-symbols'),
});

const account = createRoute({
  getParentRoute: () => isPrivate,
  path: paths.account,
  component: lazyRouteComponent(() => import('./routes/account/account.tsx'), 'AccountPage'),
  staticData: { titleKey: 'app:titles.account' },
  ...words('reading-settings'),
});

const accountData = createRoute({
  getParentRoute: () => isPrivate,
  path: paths.accountData,
  component: lazyRouteComponent(() => import('./routes/account/account-data.tsx'), 'AccountDataPage'),
  staticData: { titleKey: 'app:titles.accountData' },
  ...words('data-inventory', 'exports'),
});

const aiDebug = createRoute({
  getParentRoute: () => forAdmins,
  path: paths.aiDebug,
  component: lazyRouteComponent(() => import('./routes/admin/ai-debug.tsx'), 'AiDebugPage'),
  staticData: { titleKey: 'app:titles.aiDebug' },
  ...words('ai-debug'),
});

const debugSymbols = createRoute({
  getParentRoute: () => forAdmins,
  path: paths.debugSymbols,
  component: lazyRouteComponent(() => import('./routes/admin/debug-symbols.tsx'), 'DebugSymbolsPage'),
  staticData: { titleKey: 'app:titles.debugSymbols' },
  ...words('debug-symbols'),
});

export const routeTree = rootRoute.addChildren([
  publicOnly.addChildren([landing, home, login, signup]),
  isPrivate.addChildren([
    welcome,
    dreamInput,
    interpretation,
    journal,
    journalDream,
    personalSymbols,
    account,
    accountData,
    forAdmins.addChildren([aiDebug, debugSymbols]),
  ]),
  ...learnRoutes,
  ...mailRoutes,
  help,
  privacy,
  terms,
  cacheHelp,
]);
