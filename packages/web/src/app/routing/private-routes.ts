import { createRoute } from '@tanstack/react-router';
import { loadWords } from '#web/lib/i18n.ts';
import { AdminGate } from './guards/guards.tsx';
import { MembersGate } from './guards/membership-gates.tsx';
import { rootRoute } from './root-route.tsx';

/** Milliseconds. */
const wordsAfter = 1000;

/** Pages for members alone. */
export const privateRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'private',
  component: MembersGate,
  // What checks of what is written say before anything is sent; the page itself goes before.
  loader: () => void setTimeout(() => loadWords('errors').catch(() => undefined), wordsAfter),
});

/** Pages for administrators alone. */
export const adminRoute = createRoute({
  getParentRoute: () => privateRoute,
  id: 'admins',
  component: AdminGate,
});
