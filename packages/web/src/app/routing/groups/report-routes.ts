import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { reportPaths } from '#web/lib/addresses/report-paths.ts';
import { words } from '../root-route.tsx';
import { adminRoute } from './admin-route.ts';

const reports = createRoute({
  getParentRoute: () => adminRoute,
  path: reportPaths.reports,
  component: lazyRouteComponent(
    () => import('../../routes/admin/reports/system-reports.tsx'),
    'SystemReportsPage',
  ),
  staticData: { titleKey: 'system-reports:title' },
  ...words('system-reports'),
});

const report = createRoute({
  getParentRoute: () => adminRoute,
  path: reportPaths.report,
  component: lazyRouteComponent(
    () => import('../../routes/admin/reports/system-report.tsx'),
    'SystemReportPage',
  ),
  staticData: { titleKey: 'system-reports:title' },
  ...words('system-reports', 'audit-log', 'mail-kinds'),
});

/** Reports on the desk of administrators. */
export const reportDeskRoutes = [reports, report] as const;
