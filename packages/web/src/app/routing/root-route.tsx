import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { loadWords } from '#web/lib/i18n.ts';
import { AppLayout } from '../layout/app-layout.tsx';
import { PublicOnlyGate } from './guards/public-only-gate.tsx';

export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Lets the router know the pages of members, which a visitor's first page does without. */
  readonly loadAllRoutes: () => Promise<void>;
  /** The same for the page of members at an address, and what comes with it. */
  readonly loadRoutesOf: (address: string) => Promise<void>;
}

/** What every page stands in. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: AppLayout });
/** Pages for visitors alone. */
export const publicOnlyRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public-only',
  component: PublicOnlyGate,
});
/** Loads the words of a page beside its code. */
export const words = (...namespaces: string[]) => ({ loader: () => loadWords(...namespaces) });
