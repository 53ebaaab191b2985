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
import { api } from '#web/lib/api-client.ts';
import { failureAnswer } from '#web/testing/build-dream.ts';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { keepLastError } from '../failures/error-log.ts';
import { useActionLog } from './use-action-log.ts';

function Frame() {
  useActionLog();
  return <Outlet />;
}

it('notes what fails, without what was said of it', async () => {
  const root = createRootRoute({ component: Frame });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: () => <p>here</p> }),
    ]),
    history: createMemoryHistory(),
  });
  // biome-ignore lint/suspicious/noExplicitAny: another router than the app's.
  const view = render(<RouterProvider router={router as any} />);
  await screen.findByText('here');
  stubApi({
    'GET /api/dreams/12': failureAnswer(404, 'dreams.not_found', 'The river is gone.'),
  } as StubAnswers);
  await expect(api('GET /api/dreams/:id', { params: { id: '12' } })).rejects.toThrow();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('my river') }));
  keepLastError(new RangeError('my father'), 'in Journal', 0);
  expect(latestActions().map(({ kind, name, status }) => [kind, name, status])).toEqual([
    ['page', '/', undefined],
    ['call', 'GET /api/dreams/:id', 404],
    ['error', 'typeerror', undefined],
    ['error', 'rangeerror', undefined],
  ]);
  expect(JSON.stringify(latestActions())).not.toMatch(/river|father|dreams\/12/);
  view.unmount();
  keepLastError(new RangeError('my father'), null, 0);
  expect(latestActions()).toEqual([]);
});

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
