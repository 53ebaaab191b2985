import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { monitoringPaths } from '#web/lib/addresses/monitoring-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { adminRoute } from './groups/admin-route.ts';
import { words } from './root-route.tsx';

const authTest = createRoute({
  getParentRoute: () => adminRoute,
  path: paths.authTest,
  component: lazyRouteComponent(() => import('../routes/admin/auth-test.tsx'), 'AuthTestPage'),
  staticData: { titleKey: 'auth-test:title' },
  ...words('auth-test'),
});

const emailTest = createRoute({
  getParentRoute: () => adminRoute,
  path: paths.emailTest,
  component: lazyRouteComponent(() => import('../routes/admin/email-test.tsx'), 'EmailTestPage'),
  staticData: { titleKey: 'email-test:title' },
  ...words('email-test', 'mail-kinds'),
});

const monitoring = createRoute({
  getParentRoute: () => adminRoute,
  path: monitoringPaths.monitoring,
  component: lazyRouteComponent(() => import('../routes/admin/monitoring.tsx'), 'MonitoringPage'),
  staticData: { titleKey: 'monitoring:title' },
  ...words('monitoring'),
});

/** Where administrators see whether what the app rests on works. */
export const diagnosticRoutes = [authTest, emailTest, monitoring] as const;
