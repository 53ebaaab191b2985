import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { affiliatePaths } from '#web/lib/addresses/affiliate-paths.ts';
import { adminRoute } from './groups/admin-route.ts';
import { privateRoute } from './private-routes.ts';
import { words } from './root-route.tsx';

const dashboard = createRoute({
  getParentRoute: () => privateRoute,
  path: affiliatePaths.dashboard,
  component: lazyRouteComponent(
    () => import('../routes/affiliates/dashboard.tsx'),
    'AffiliateDashboardRoute',
  ),
  staticData: { titleKey: 'affiliates:title' },
  ...words('affiliates'),
});

const review = createRoute({
  getParentRoute: () => adminRoute,
  path: affiliatePaths.review,
  component: lazyRouteComponent(() => import('../routes/affiliates/review.tsx'), 'AffiliateReviewRoute'),
  staticData: { titleKey: 'affiliates-admin:review.title' },
  ...words('affiliates-admin', 'reason-form'),
});

const management = createRoute({
  getParentRoute: () => adminRoute,
  path: affiliatePaths.management,
  component: lazyRouteComponent(
    () => import('../routes/affiliates/management.tsx'),
    'AffiliateManagementRoute',
  ),
  staticData: { titleKey: 'affiliates-admin:management.title' },
  ...words('affiliates-admin', 'reason-form'),
});

/** Within the gate of private pages. */
export const privateAffiliateRoutes = [dashboard] as const;

/** On the desk of administrators. */
export const affiliateDeskRoutes = [review, management] as const;
