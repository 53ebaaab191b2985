import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import { adminRoutes } from './admin-routes.ts';
import { diagnosticRoutes } from './diagnostic-routes.ts';
import { openRoutes, visitorRoutes } from './first-routes.ts';
import {
  communityDeskRoutes,
  openCommunityRoutes,
  privateCommunityRoutes,
} from './groups/community-routes.ts';
import { experimentDeskRoutes, openExperimentRoutes } from './groups/experiment-routes.ts';
import { openFeedbackRoutes, privateFeedbackRoutes } from './groups/feedback-routes.ts';
import { insightsRoutes } from './groups/insights-routes.ts';
import { memoryRoutes } from './groups/memory-routes.ts';
import { messagingDeskRoutes, privateMessagingRoutes } from './groups/messaging-routes.ts';
import { openOracleRoutes, privateOracleRoutes } from './groups/oracle-routes.ts';
import { programmeRoutes } from './groups/programme-routes.ts';
import { queueRoutes } from './groups/queue-routes.ts';
import { symbolDeskRoute } from './groups/symbol-desk-routes.ts';
import { themeRoutes } from './groups/theme-routes.ts';
import { ticketsDeskRoutes } from './groups/tickets-desk-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { memberRoutes } from './member-routes.ts';
// First, since it makes the tree smaller than this module does.
import './member-tree.ts';
import { adminRoute } from './groups/admin-route.ts';
import { reportDeskRoutes } from './groups/report-routes.ts';
import { membershipDeskRoutes, membershipRoutes, privateMembershipRoutes } from './membership-routes.ts';
import { oidcRoutes } from './oidc-routes.ts';
import { privateRoute } from './private-routes.ts';
import { publicOnlyRoute, rootRoute, words } from './root-route.tsx';

const welcome = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.welcome,
  component: lazyRouteComponent(() => import('../routes/account/welcome.tsx'), 'WelcomePage'),
  staticData: { titleKey: 'app:titles.welcome' },
  ...words('welcome'),
});

/** An older name of a view of the journal. */
const timeline = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.timeline,
  beforeLoad: () => {
    throw redirect({ to: paths.journal, search: { view: 'all' }, replace: true });
  },
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
    ...memberRoutes,
    timeline,
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
    ...programmeRoutes,
    ...privateCommunityRoutes,
    ...privateFeedbackRoutes,
    ...privateMembershipRoutes,
    adminRoute.addChildren([
      ...adminRoutes,
      aiDebug,
      debugSymbols,
      ...diagnosticRoutes,
      ...membershipDeskRoutes,
      ...messagingDeskRoutes,
      ...communityDeskRoutes,
      ...reportDeskRoutes,
      ...experimentDeskRoutes,
      ...ticketsDeskRoutes,
      ...queueRoutes,
      symbolDeskRoute,
    ]),
  ]),
  ...openRoutes,
  ...mailRoutes,
  ...oidcRoutes,
  ...membershipRoutes,
  ...openOracleRoutes,
  ...openCommunityRoutes,
  ...openExperimentRoutes,
  ...themeRoutes,
  ...openFeedbackRoutes,
]);
