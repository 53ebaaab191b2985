import '../layout/member-frame-parts.tsx';
import { openRoutes, visitorRoutes } from './first-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { privateRoute } from './private-routes.ts';
import { publicOnlyRoute, rootRoute } from './root-route.tsx';

/** Loading this module adds the pages that members begin with to those of visitors; `route-tree.tsx` has the rest. */
export const memberTree = rootRoute.addChildren([
  publicOnlyRoute.addChildren([...visitorRoutes]),
  privateRoute.addChildren([...memberRoutes]),
  ...openRoutes,
]);
