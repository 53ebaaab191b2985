import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { messagingPaths } from '#web/lib/addresses/messaging-paths.ts';
import { privateRoute } from '../private-routes.ts';
import { words } from '../root-route.tsx';
import { adminRoute } from './admin-route.ts';

const notifications = createRoute({
  getParentRoute: () => privateRoute,
  path: messagingPaths.notifications,
  component: lazyRouteComponent(
    () => import('../../routes/messaging/notifications.tsx'),
    'NotificationsPage',
  ),
  staticData: { titleKey: 'notifications:title' },
  ...words('notifications'),
});

const announcements = createRoute({
  getParentRoute: () => adminRoute,
  path: messagingPaths.adminAnnouncements,
  component: lazyRouteComponent(
    () => import('../../routes/messaging/announcements-admin.tsx'),
    'AdminAnnouncementsPage',
  ),
  staticData: { titleKey: 'announcements-admin:title' },
  ...words('announcements-admin', 'announcements'),
});

/** Pages about what members are told. */
export const privateMessagingRoutes = [notifications] as const;

/** Of those, the page of the desk. */
export const messagingDeskRoutes = [announcements] as const;
