import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { affiliateDeskRoutes } from './affiliate-routes.ts';
import { adminRoute } from './groups/admin-route.ts';
import { words } from './root-route.tsx';

const overview = createRoute({
  getParentRoute: () => adminRoute,
  path: paths.admin,
  component: lazyRouteComponent(() => import('../routes/admin/overview.tsx'), 'AdminOverviewPage'),
  staticData: { titleKey: 'admin-overview:title' },
  ...words('admin-overview', 'invariants'),
});

const users = createRoute({
  getParentRoute: () => adminRoute,
  path: paths.adminUsers,
  component: lazyRouteComponent(() => import('../routes/admin/users.tsx'), 'AdminUsersPage'),
  staticData: { titleKey: 'admin-users:title' },
  ...words('admin-users'),
});

const user = createRoute({
  getParentRoute: () => adminRoute,
  path: paths.adminUser,
  component: lazyRouteComponent(() => import('../routes/admin/user.tsx'), 'AdminUserPage'),
  staticData: { titleKey: 'admin-users:title' },
  ...words('admin-users', 'memberships-admin', 'reason-form', 'audit-log', 'mail-kinds'),
});

const verification = createRoute({
  getParentRoute: () => adminRoute,
  path: paths.adminVerification,
  component: lazyRouteComponent(() => import('../routes/admin/verification.tsx'), 'AdminVerificationPage'),
  staticData: { titleKey: 'admin-users:pendingTitle' },
  ...words('admin-users', 'reason-form'),
});

const audit = createRoute({
  getParentRoute: () => adminRoute,
  path: paths.adminAudit,
  component: lazyRouteComponent(() => import('../routes/admin/audit.tsx'), 'AdminAuditPage'),
  staticData: { titleKey: 'audit-log:title' },
  ...words('audit-log'),
});

const paymentEvents = createRoute({
  getParentRoute: () => adminRoute,
  path: membershipPaths.paymentEvents,
  component: lazyRouteComponent(() => import('../routes/admin/payment-events.tsx'), 'PaymentEventsPage'),
  staticData: { titleKey: 'payment-events:title' },
  ...words('payment-events', 'reason-form'),
});

/** The desk of administrators. */
export const adminRoutes = [
  overview,
  users,
  user,
  verification,
  audit,
  paymentEvents,
  ...affiliateDeskRoutes,
] as const;
