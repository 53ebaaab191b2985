import { createRoute } from '@tanstack/react-router';
import { loadWords } from '#web/lib/i18n.ts';
import { MembersGate } from './guards/members-gate.tsx';
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
