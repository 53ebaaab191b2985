import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { latestActions, latestPage } from '#web/lib/action-log/action-log.ts';
import { useActionLog } from './use-action-log.ts';

function Frame() {
  useActionLog();
  return <Outlet />;
}

it('notes the pages that a member opens without what stands in their addresses, and forgets them when it ends', async () => {
  const root = createRootRoute({ component: Frame });
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>{path}</p> });
  const router = createRouter({
    routeTree: root.addChildren(['/journal', '/journal/$dreamId', '/share/$token', '/feedback'].map(page)),
    history: createMemoryHistory({ initialEntries: ['/journal?q=my+dream'] }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: another router than the app's.
  const view = render(<RouterProvider router={router as any} />);
  await screen.findByText('/journal');
  const open = (href: string) => router.history.push(href);
  open('/journal/7?q=secret#words');
  await screen.findByText('/journal/$dreamId');
  open('/feedback');
  await screen.findByText('/feedback');
  expect(latestActions().map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'page /journal',
    'page /journal/:dreamid',
    'page /feedback',
  ]);
  expect(latestPage()).toBe('/journal/7');
  open('/share/aSecretToken99');
  await screen.findByText('/share/$token');
  expect(JSON.stringify(latestActions())).not.toContain('aSecretToken99');
  expect(latestPage()).toBe('/share');
  view.unmount();
  expect(latestActions()).toEqual([]);
  expect(latestPage()).toBeNull();
});
