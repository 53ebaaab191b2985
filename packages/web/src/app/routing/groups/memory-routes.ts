import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memoryPaths } from '#web/lib/addresses/memory-paths.ts';
import { validateMemorySearch } from '../../memory/memory-search.ts';
import { privateRoute } from '../private-routes.ts';
import { words } from '../root-route.tsx';

const memoryLane = createRoute({
  getParentRoute: () => privateRoute,
  path: memoryPaths.lane,
  validateSearch: validateMemorySearch,
  component: lazyRouteComponent(() => import('../../routes/memory/memory-lane.tsx'), 'MemoryLanePage'),
  // What is kept waits for a connection.
  staticData: { titleKey: 'memory-lane:pageTitle', worksOffline: true },
  ...words('memory-lane', 'moments', 'recall-marks', 'exercise-sessions', 'memory-settings'),
});

const premiumMemoryLane = createRoute({
  getParentRoute: () => privateRoute,
  path: memoryPaths.premiumLane,
  component: lazyRouteComponent(
    () => import('../../routes/memory/premium-memory-lane.tsx'),
    'PremiumMemoryLanePage',
  ),
  staticData: { titleKey: 'memory-progress:pageTitle', worksOffline: true },
  ...words('memory-progress', 'recall-marks', 'moments'),
});

/** Improve Memory. */
export const memoryRoutes = [memoryLane, premiumMemoryLane] as const;
