import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { themePaths } from '#web/lib/addresses/theme-paths.ts';
import { rootRoute, words } from '../root-route.tsx';

const themes = createRoute({
  getParentRoute: () => rootRoute,
  path: themePaths.list,
  component: lazyRouteComponent(() => import('../../routes/insights/themes.tsx'), 'ThemesPage'),
  staticData: { titleKey: 'dream-themes:pageTitle', descriptionKey: 'descriptions:themes' },
  ...words('dream-themes'),
});

const theme = createRoute({
  getParentRoute: () => rootRoute,
  path: themePaths.one,
  component: lazyRouteComponent(() => import('../../routes/insights/theme.tsx'), 'ThemePage'),
  staticData: { titleKey: 'dream-themes:pageTitle', descriptionKey: 'descriptions:themes' },
  ...words('dream-themes'),
});

/** The typical themes of dreams, for everyone; members see their own dreams among them. */
export const themeRoutes = [themes, theme] as const;
