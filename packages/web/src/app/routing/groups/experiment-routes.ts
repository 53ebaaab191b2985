import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { experimentPaths } from '#web/lib/addresses/experiment-paths.ts';
import { rootRoute, words } from '../root-route.tsx';
import { validateSignupSearch } from '../search-params.ts';
import { adminRoute } from './admin-route.ts';

const demo = createRoute({
  getParentRoute: () => rootRoute,
  path: experimentPaths.demo,
  component: lazyRouteComponent(() => import('../../routes/public/ab-test-demo.tsx'), 'AbTestDemoPage'),
  staticData: { titleKey: 'ab-test-demo:pageTitle', worksOffline: true },
  ...words('ab-test-demo'),
});

const signupTest = createRoute({
  getParentRoute: () => rootRoute,
  path: experimentPaths.signupTest,
  validateSearch: validateSignupSearch,
  component: lazyRouteComponent(() => import('../../routes/account/signup-test.tsx'), 'SignupTestPage'),
  staticData: { titleKey: 'signup-test:pageTitle' },
  ...words('signup-test', 'accounts', 'oidc'),
});

/** What everybody can try of how the first page and sign-up work. */
export const openExperimentRoutes = [demo, signupTest] as const;

const desk = createRoute({
  getParentRoute: () => adminRoute,
  path: experimentPaths.admin,
  component: lazyRouteComponent(
    () => import('../../routes/admin/experiments/experiments.tsx'),
    'ExperimentsPage',
  ),
  staticData: { titleKey: 'experiments-admin:pageTitle' },
  ...words('experiments-admin', 'landing', 'landing-more'),
});

const one = createRoute({
  getParentRoute: () => adminRoute,
  path: experimentPaths.adminOne,
  component: lazyRouteComponent(
    () => import('../../routes/admin/experiments/experiment.tsx'),
    'ExperimentPage',
  ),
  staticData: { titleKey: 'experiments-admin:pageTitle' },
  ...words('experiments-admin', 'landing', 'landing-more'),
});

/** Where experiments are written, run and looked at. */
export const experimentDeskRoutes = [desk, one] as const;
