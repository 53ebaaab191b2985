import type { AnyRouter } from '@tanstack/react-router';

let loading: Promise<void> | undefined;
let areLoaded = false;

/** Whether members' pages are known to the router. */
export function hasAllRoutes(): boolean {
  return areLoaded;
}

/** Lets the router know the pages of members, which a visitor's first page does without. */
export function loadAllRoutes(router: Pick<AnyRouter, 'buildRouteTree' | 'setRoutes'>): Promise<void> {
  loading ??= import('./route-tree.tsx').then(
    () => {
      router.setRoutes(router.buildRouteTree());
      areLoaded = true;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
