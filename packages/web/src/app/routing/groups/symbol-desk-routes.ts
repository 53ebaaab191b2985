import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validateDeskSearch } from '#web/features/symbols/dictionary-admin/desk-search.ts';
import { symbolDeskPath } from '#web/lib/addresses/symbol-desk-path.ts';
import { words } from '../root-route.tsx';
import { adminRoute } from './admin-route.ts';

/** The desk for the dictionary. */
export const symbolDeskRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: symbolDeskPath,
  validateSearch: validateDeskSearch,
  component: lazyRouteComponent(
    () => import('../../routes/admin/symbol-management.tsx'),
    'SymbolManagementPage',
  ),
  staticData: { titleKey: 'dictionary-admin:title' },
  ...words('dictionary-admin'),
});
