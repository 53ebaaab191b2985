import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loggingOut } from '#web/features/identity/accounts/logging-out.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';
import { buildEntry } from '../testing/build-outbox.ts';
import { emptyOutbox, openOutbox } from './open-outbox.ts';

async function leave() {
  const calls = stubApi({
    'GET /api/user': () =>
      calls.some(({ key }) => key === 'POST /api/auth/logout') ? signedOut : { json: buildUser() },
    'POST /api/auth/logout': { json: { success: true } },
  });
  const app = renderApp('/welcome');
  await app.user.click(await screen.findByRole('button', { name: 'Log out', hidden: true }));
  return { ...app, calls };
}

describe('signing out', () => {
  afterEach(() => emptyOutbox(7));
  const untilGone = () => waitFor(() => expect(loggingOut.get()).toBe(false));

  it('goes on at once where nothing waits', async () => {
    const { router } = await leave();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await untilGone();
  });

  it('tells before that dreams wait here, and leaves them here', async () => {
    await openOutbox(7).keep(buildEntry());
    const { user, router } = await leave();
    const question = await screen.findByRole('dialog', { name: '1 thing isn’t saved yet' });
    await user.click(within(question).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await untilGone();
    expect(question.isConnected).toBe(false);
    await openOutbox(7).refresh();
    expect(openOutbox(7).state.get().entries).toHaveLength(1);
  });

  it('can be thought better of', async () => {
    await openOutbox(7).keep(buildEntry());
    const { user, router, calls } = await leave();
    await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /still waiting/ })).toBeNull());
    expect(router.state.location.pathname).toBe('/welcome');
    expect(calls.map(({ key }) => key)).not.toContain('POST /api/auth/logout');
  });
});
