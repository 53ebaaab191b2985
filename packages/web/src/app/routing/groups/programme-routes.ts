import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { programmePaths } from '#web/lib/addresses/programme-paths.ts';
import { privateRoute } from '../private-routes.ts';
import { words } from '../root-route.tsx';

const programmes = createRoute({
  getParentRoute: () => privateRoute,
  path: programmePaths.list,
  component: lazyRouteComponent(
    () => import('../../routes/programmes/programmes-page.tsx'),
    'ProgrammesPage',
  ),
  staticData: { titleKey: 'programmes:pageTitle' },
  ...words('programmes'),
});

const programme = createRoute({
  getParentRoute: () => privateRoute,
  path: programmePaths.one,
  component: lazyRouteComponent(() => import('../../routes/programmes/programme-page.tsx'), 'ProgrammePage'),
  // What is written waits on the device for a connection.
  staticData: { titleKey: 'programmes:pageTitle', worksOffline: true },
  ...words('programmes', 'programme-runs'),
});

/** Programmes. */
export const programmeRoutes = [programmes, programme] as const;
