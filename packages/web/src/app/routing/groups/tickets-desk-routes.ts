import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validateDeskSearch } from '#web/features/tickets/desk/desk-search.ts';
import { ticketDeskPaths } from '#web/lib/addresses/ticket-desk-paths.ts';
import { words } from '../root-route.tsx';
import { adminRoute } from './admin-route.ts';

const list = createRoute({
  getParentRoute: () => adminRoute,
  path: ticketDeskPaths.list,
  validateSearch: validateDeskSearch,
  component: lazyRouteComponent(() => import('../../routes/admin/tickets/tickets.tsx'), 'AdminTicketsPage'),
  staticData: { titleKey: 'tickets-desk:title' },
  ...words('tickets-desk'),
});

const one = createRoute({
  getParentRoute: () => adminRoute,
  path: ticketDeskPaths.one,
  component: lazyRouteComponent(
    () => import('../../routes/admin/tickets/tickets-one.tsx'),
    'AdminTicketPage',
  ),
  staticData: { titleKey: 'tickets-desk:title' },
  ...words('tickets-desk', 'screenshot'),
});

const cannedAnswers = createRoute({
  getParentRoute: () => adminRoute,
  path: ticketDeskPaths.cannedAnswers,
  component: lazyRouteComponent(
    () => import('../../routes/admin/tickets/tickets-canned.tsx'),
    'CannedAnswersPage',
  ),
  staticData: { titleKey: 'tickets-desk:canned.title' },
  ...words('tickets-desk'),
});

/** The desk for tickets. */
export const ticketsDeskRoutes = [list, one, cannedAnswers] as const;
