import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { networkFailure, watchNetwork } from '#web/lib/failures/network-failure.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { createAppRouter } from './router.tsx';

/** As the build tells of a part of the app that did not come. */
function failToLoad(): Promise<never> {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/help.js'));
}

describe('a link that is hovered', () => {
  let stop: () => void;
  beforeEach(() => {
    networkFailure.set(null);
    stop = watchNetwork();
  });
  afterEach(() => stop());

  function routerWith(load: () => Promise<{ Page: () => null }>) {
    const root = createRootRouteWithContext()({ component: Outlet });
    const page = createRoute({
      getParentRoute: () => root,
      path: '/far',
      component: lazyRouteComponent(load, 'Page'),
    });
    const router = createAppRouter(createQueryClient());
    router.update({ ...router.options, routeTree: root.addChildren([page]) as never } as never);
    return router;
  }

  it('opens no failure screen when what it leads to cannot be fetched ahead', async () => {
    const router = routerWith(failToLoad);
    await router.preloadRoute({ to: '/far' as never });
    expect(networkFailure.get()).toBeNull();
  });

  it('does not silence what fails afterwards', async () => {
    const router = routerWith(failToLoad);
    await router.preloadRoute({ to: '/far' as never });
    await failToLoad().catch(() => undefined);
    expect(networkFailure.get()).toEqual({ kind: 'loading' });
  });
});
