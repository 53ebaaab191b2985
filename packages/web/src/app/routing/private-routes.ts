import { createRoute } from '@tanstack/react-router';
import { loadWords } from '#web/lib/i18n.ts';
import { AdminGate } from './guards.tsx';
import { MembersGate } from './membership-gates.tsx';
import { rootRoute } from './root-route.tsx';

/** Pages for members alone. */
export const privateRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'private',
  component: MembersGate,
  // Checks of what is written use the words for failures before anything is sent.
  loader: () => loadWords('errors'),
});

/** Pages for administrators alone. */
export const adminRoute = createRoute({
  getParentRoute: () => privateRoute,
  id: 'admins',
  component: AdminGate,
});
