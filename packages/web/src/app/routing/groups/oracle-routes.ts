import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validateHistorySearch } from '#web/features/oracle/consultations/history/history-search.ts';
import { paths } from '#web/lib/paths.ts';
import { privateRoute } from '../private-routes.ts';
import { rootRoute, words } from '../root-route.tsx';

const oracle = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.oracle,
  component: lazyRouteComponent(() => import('../../routes/oracle/oracle.tsx'), 'OraclePage'),
  // A question is written, and kept, without a connection too.
  staticData: { titleKey: 'oracle:pageTitle', worksOffline: true },
  ...words('oracle'),
});

const oracleNew = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.oracleNew,
  component: lazyRouteComponent(() => import('../../routes/oracle/oracle-new.tsx'), 'OracleNewPage'),
  staticData: { titleKey: 'oracle:newTitle', worksOffline: true },
  ...words('oracle'),
});

const oracleHistory = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.oracleHistory,
  validateSearch: validateHistorySearch,
  component: lazyRouteComponent(() => import('../../routes/oracle/oracle-history.tsx'), 'OracleHistoryPage'),
  staticData: { titleKey: 'oracle:historyTitle', worksOffline: true },
  ...words('oracle'),
});

const consultation = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.consultation,
  component: lazyRouteComponent(() => import('../../routes/oracle/consultation.tsx'), 'ConsultationRoute'),
  staticData: { titleKey: 'oracle-answer:pageTitle', worksOffline: true },
  ...words('oracle', 'oracle-answer', 'practice-journal', 'oracle-follow-ups', 'oracle-shares'),
});

const sharedConsultation = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sharedConsultation,
  component: lazyRouteComponent(
    () => import('../../routes/oracle/shared-consultation.tsx'),
    'SharedConsultationRoute',
  ),
  staticData: { titleKey: 'oracle-shares:page.pageTitle' },
  ...words('oracle-answer', 'oracle-shares', 'errors'),
});

const oracleProfileSetup = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.oracleProfileSetup,
  component: lazyRouteComponent(
    () => import('../../routes/oracle/oracle-profile-setup.tsx'),
    'OracleProfileSetupPage',
  ),
  // What was written and not saved stays on the device.
  staticData: { titleKey: 'oracle-profile:pageTitle', worksOffline: true },
  ...words('oracle-profile'),
});

const natalChart = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.natalChart,
  component: lazyRouteComponent(() => import('../../routes/oracle/natal-chart.tsx'), 'NatalChartRoute'),
  staticData: { titleKey: 'natal-charts:pageTitle', worksOffline: true },
  ...words('natal-charts'),
});

/** The Oracle's pages of members. */
export const privateOracleRoutes = [
  oracle,
  oracleNew,
  oracleHistory,
  consultation,
  oracleProfileSetup,
  natalChart,
] as const;

/** Its pages for whoever has a link. */
export const openOracleRoutes = [sharedConsultation] as const;
