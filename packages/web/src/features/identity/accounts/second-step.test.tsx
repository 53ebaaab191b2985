import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';

const refused = (reason: string, details: readonly string[] = []) => ({
  status: 401,
  json: {
    success: false,
    code: 'UNAUTHORIZED',
    reason,
    message: reason,
    details: details.map((message) => ({ path: 'method', message })),
  },
});

/** The form after the password was right. */
async function open(answers: StubAnswers = {}, ways = ['totp', 'recovery_code']) {
  const calls = stubApi({
    'GET /api/user': signedOut,
    'POST /api/login': refused('accounts.second_factor_needed', ways),
    ...answers,
  });
  const app = renderApp('/login?next=/learn');
  await app.user.type(await screen.findByLabelText('Username or email'), 'marisol');
  await app.user.type(screen.getByLabelText('Password'), 'six quiet lamps');
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  const heading = await screen.findByRole('heading', { name: 'One more step' });
  return { ...app, calls, heading };
}

const sent = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ key }) => key === 'POST /api/login/second-factor').map(({ body }) => body);

describe('the second step of signing in', () => {
  it('takes the focus, and a code leads on', async () => {
    const { user, router, calls, heading } = await open({
      'POST /api/login/second-factor': { json: buildUser() },
    });
    expect(document.activeElement).toBe(heading);
    // It is the page now: nothing about forgotten passwords or new accounts.
    expect(screen.getAllByRole('heading')).toEqual([heading]);
    expect(screen.queryByRole('link', { name: 'Forgot password' })).toBeNull();
    await user.type(screen.getByLabelText('Code from your authenticator app'), '123 456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
    expect(sent(calls)).toMatchObject([{ code: '123 456' }]);
  });

  it('asks for six digits before anything is sent', async () => {
    const { user, calls } = await open();
    await user.type(screen.getByLabelText('Code from your authenticator app'), '1234{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('six digits');
    expect(sent(calls)).toEqual([]);
  });

  it('says that a code was wrong, and takes another', async () => {
    const { user } = await open({ 'POST /api/login/second-factor': refused('accounts.second_factor_wrong') });
    await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('That did not match. Please try again.');
    expect(screen.getByLabelText('Code from your authenticator app')).toBeTruthy();
  });

  it('takes a recovery code in its place', async () => {
    const { user, calls, router } = await open({ 'POST /api/login/second-factor': { json: buildUser() } });
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn-pqrs{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
    expect(sent(calls)).toMatchObject([{ recoveryCode: 'abcd-efgh-jkmn-pqrs' }]);
  });

  it('begins again where it took too long, and says why', async () => {
    const { user } = await open({ 'POST /api/login/second-factor': refused('accounts.second_factor_late') });
    await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('took too long');
    expect(screen.getByLabelText('Username or email')).toBeTruthy();
  });

  it('begins again when asked, and offers no passkey to a browser that knows none', async () => {
    const { user } = await open({}, ['passkey', 'recovery_code']);
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByLabelText('Username or email')).toBeTruthy();
  });
});
