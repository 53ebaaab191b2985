import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { networkFailure } from '#web/lib/failures/network-failure.ts';
import { RouteErrorScreen } from './error-screen.tsx';

const connection = { isThere: true };

/** A page whose words come as long as there is a connection. */
function renderPage(message: string) {
  const load = vi.fn(() => {
    if (!connection.isThere) throw new TypeError(message);
  });
  const root = createRootRoute({ loader: load, component: () => <p>the page</p> });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory(),
    defaultErrorComponent: RouteErrorScreen,
  });
  render(<RouterProvider router={router as never} />);
}

const missing = 'Failed to fetch dynamically imported module: /assets/oracle.js';

it('says that a page was never fetched here, and opens it once there is a connection', async () => {
  connection.isThere = false;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(console, 'error').mockReturnValue();
  renderPage(missing);
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
  expect(screen.getByText(/has not been opened on this device before/)).toBeDefined();
  // Nothing is laid over it.
  expect(networkFailure.get()).toBeNull();
  connection.isThere = true;
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('the page')).toBeDefined();
});

it('says that something went wrong where something did', async () => {
  connection.isThere = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.spyOn(console, 'error').mockReturnValue();
  renderPage('x is undefined');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeDefined();
});
