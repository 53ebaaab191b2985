import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';

const refused = (reason: string): StubAnswer => ({
  status: 403,
  json: { success: false, code: 'FORBIDDEN', reason, message: reason },
});

/** An administrator asks for the trace of a dream. */
async function ask(answer: StubAnswer) {
  stubApi({
    'GET /api/user': { json: buildUser({ isAdmin: true, emailVerified: true }) },
    'POST /api/debug-symbols': answer,
    'GET /api/email-changes': { json: { success: true, data: null } },
    'GET /api/factors': refused('accounts.suspended'),
    'GET /api/sessions': refused('accounts.suspended'),
  });
  const app = renderApp('/debug-symbols');
  await app.user.type(await screen.findByRole('textbox', { name: 'A dream' }), 'A dog stood by the door.');
  await app.user.click(screen.getByRole('button', { name: 'Look into it' }));
  return app;
}

describe('an administrator without a second factor', () => {
  it('is led to where one is set up', async () => {
    const { router } = await ask(refused('accounts.second_factor_required'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/security'));
  });

  it('is led nowhere by any other refusal', async () => {
    const { router } = await ask(refused('requests.forbidden'));
    expect((await screen.findByRole('alert')).textContent).toContain('You do not have access to this.');
    expect(router.state.location.pathname).toBe('/debug-symbols');
  });
});
