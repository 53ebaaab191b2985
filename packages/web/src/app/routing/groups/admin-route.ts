import { createRoute } from '@tanstack/react-router';
import { AdminGate } from '../guards/admin-gate.tsx';
import { privateRoute } from '../private-routes.ts';

/** Pages for administrators alone. */
export const adminRoute = createRoute({
  getParentRoute: () => privateRoute,
  id: 'admins',
  component: AdminGate,
});
