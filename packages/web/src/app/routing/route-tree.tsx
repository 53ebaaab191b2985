import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { validateJournalAddress } from '#web/features/journal/dreams/journal/journal-address.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { openAtNight } from '#web/lib/night/open-at-night.ts';
import { paths } from '#web/lib/paths.ts';
import { adminRoutes } from './admin-routes.ts';
import { diagnosticRoutes } from './diagnostic-routes.ts';
import { openRoutes, visitorRoutes } from './first-routes.ts';
import { insightsRoutes } from './groups/insights-routes.ts';
import { memoryRoutes } from './groups/memory-routes.ts';
import { messagingDeskRoutes, privateMessagingRoutes } from './groups/messaging-routes.ts';
import { openOracleRoutes, privateOracleRoutes } from './groups/oracle-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { memberWords } from './member-words.ts';
import { membershipDeskRoutes, membershipRoutes, privateMembershipRoutes } from './membership-routes.ts';
import { oidcRoutes } from './oidc-routes.ts';
import { adminRoute, privateRoute } from './private-routes.ts';
import { publicOnlyRoute, type RouterContext, rootRoute, words } from './root-route.tsx';

interface Prepared {
  readonly prepare: (client: QueryClient) => Promise<unknown>;
}

/** Milliseconds that a page waits for what was asked for early; it has its own ways to say that it waits. */
const preparedWithin = 500;

/** The first picture of a page shows what was asked for early; whatever fails there, the page says itself. */
function prepare(page: () => Promise<Prepared>, { queryClient }: RouterContext): Promise<unknown> {
  const prepared = page()
    .then((module) => module.prepare(queryClient))
    .catch(() => undefined);
  return Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, preparedWithin))]);
}

const welcome = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.welcome,
  component: lazyRouteComponent(() => import('../routes/account/welcome.tsx'), 'WelcomePage'),
  staticData: { titleKey: 'app:titles.welcome' },
  ...words('welcome'),
});

const dreamInput = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.dreamInput,
  // As a reminder of the morning opens it; nobody's bookmark stays dim.
  beforeLoad: ({ location }) => {
    if (!new URLSearchParams(location.searchStr).has('night')) return;
    openAtNight();
    throw redirect({ to: paths.dreamInput, replace: true });
  },
  component: lazyRouteComponent(() => import('../routes/dreams/dream-input.tsx'), 'DreamInputPage'),
  staticData: { titleKey: 'app:titles.dreamInput', worksOffline: true },
  ...words(...memberWords.dreamInput),
});

const loadInterpretationPage = () => import('../routes/dreams/interpretation.tsx');

const interpretation = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.interpretation,
  component: lazyRouteComponent(loadInterpretationPage, 'InterpretationPage'),
  staticData: { titleKey: 'app:titles.interpretation', worksOffline: true },
  loader: ({ context }) =>
    Promise.all([loadWords(...memberWords.interpretation), prepare(loadInterpretationPage, context)]),
});

const loadJournalPage = () => import('../routes/dreams/journal.tsx');

const journal = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.journal,
  validateSearch: validateJournalAddress,
  component: lazyRouteComponent(loadJournalPage, 'JournalPage'),
  // What waits for a connection is shown all the same.
  staticData: { titleKey: 'app:titles.journal', worksOffline: true },
  loader: ({ context }) =>
    Promise.all([loadWords(...memberWords.journal), prepare(loadJournalPage, context)]),
});

const journalDream = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.journalDream,
  component: lazyRouteComponent(() => import('../routes/dreams/journal-dream.tsx'), 'JournalDreamPage'),
  // Changes are kept without a connection too.
  staticData: { titleKey: 'app:titles.journalDream', worksOffline: true },
  ...words(...memberWords.journalDream),
});

/** An older name of a view of the journal. */
const timeline = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.timeline,
  beforeLoad: () => {
    throw redirect({ to: paths.journal, search: { view: 'all' }, replace: true });
  },
});

const people = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.people,
  component: lazyRouteComponent(() => import('../routes/dreams/people.tsx'), 'PeoplePage'),
  staticData: { titleKey: 'people-and-places:pageTitle' },
  ...words('people-and-places', 'dreams'),
});

const personalSymbols = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.personalSymbols,
  component: lazyRouteComponent(() => import('../routes/dreams/personal-symbols.tsx'), 'PersonalSymbolsPage'),
  staticData: { titleKey: 'personal-symbols:title' },
  ...words('personal-symbols'),
});

const profile = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.profile,
  component: lazyRouteComponent(() => import('../routes/profile/profile.tsx'), 'ProfileRoute'),
  staticData: { titleKey: 'profile:pageTitle' },
  ...words('profile', 'email-verification'),
});

const account = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.account,
  component: lazyRouteComponent(() => import('../routes/account/account.tsx'), 'AccountPage'),
  staticData: { titleKey: 'app:titles.account' },
  ...words('reading-settings', 'email-verification', 'profile', 'readings', 'reminders'),
});

const accountSecurity = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.accountSecurity,
  component: lazyRouteComponent(
    () => import('../routes/account/account-security.tsx'),
    'AccountSecurityPage',
  ),
  staticData: { titleKey: 'app:titles.accountSecurity' },
  ...words('email-changes', 'email-verification', 'passwords', 'factors', 'sessions', 'oidc'),
});

const accountImport = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.accountImport,
  component: lazyRouteComponent(() => import('../routes/account/account-import.tsx'), 'AccountImportPage'),
  staticData: { titleKey: 'imports:title' },
  ...words('imports'),
});

const accountData = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.accountData,
  component: lazyRouteComponent(() => import('../routes/account/account-data.tsx'), 'AccountDataPage'),
  staticData: { titleKey: 'app:titles.accountData' },
  ...words('data-inventory', 'exports', 'account-deletion'),
});

const aiDebug = createRoute({
  getParentRoute: () => adminRoute,
  path: paths.aiDebug,
  component: lazyRouteComponent(() => import('../routes/admin/ai-debug.tsx'), 'AiDebugPage'),
  staticData: { titleKey: 'ai-debug:title' },
  ...words('ai-debug'),
});

const debugSymbols = createRoute({
  getParentRoute: () => adminRoute,
  path: paths.debugSymbols,
  component: lazyRouteComponent(() => import('../routes/admin/debug-symbols.tsx'), 'DebugSymbolsPage'),
  staticData: { titleKey: 'debug-symbols:title' },
  ...words('debug-symbols'),
});

/** The member's link and what came of it. */
const referrals = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.referrals,
  component: lazyRouteComponent(() => import('../routes/account/referrals.tsx'), 'ReferralsRoute'),
  staticData: { titleKey: 'referrals:pageTitle' },
  ...words('referrals', 'referral-modal'),
});

/** Every page. Loading this module adds members' pages to those that the router began with. */
export const routeTree = rootRoute.addChildren([
  publicOnlyRoute.addChildren([...visitorRoutes]),
  privateRoute.addChildren([
    welcome,
    dreamInput,
    interpretation,
    journal,
    journalDream,
    timeline,
    people,
    personalSymbols,
    profile,
    referrals,
    account,
    accountData,
    accountSecurity,
    accountImport,
    ...privateOracleRoutes,
    ...privateMessagingRoutes,
    insightsRoutes,
    ...memoryRoutes,
    ...privateMembershipRoutes,
    adminRoute.addChildren([
      ...adminRoutes,
      aiDebug,
      debugSymbols,
      ...diagnosticRoutes,
      ...membershipDeskRoutes,
      ...messagingDeskRoutes,
    ]),
  ]),
  ...openRoutes,
  ...mailRoutes,
  ...oidcRoutes,
  ...membershipRoutes,
  ...openOracleRoutes,
]);
