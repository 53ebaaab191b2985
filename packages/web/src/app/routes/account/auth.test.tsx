import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';

/** The test DOM goes nowhere but to another fragment of its own page. */
const away = dataAnswer({ url: 'http://localhost/#at-the-provider' });

afterEach(() => window.history.replaceState(null, '', '/'));

function open(path: string, answers: StubAnswers) {
  const calls = stubApi({ 'GET /api/user': signedOut, ...answers });
  return { ...renderApp(path), calls };
}
const provider = { provider: { name: 'Lighthouse', host: 'id.example' } };

describe('/auth', () => {
  it.each([
    ['/auth?next=/journal', 'POST /api/auth/oidc/start', { next: '/journal' }],
    ['/auth?next=//evil.example', 'POST /api/auth/oidc/start', {}],
    ['/auth?purpose=proof&next=/account', 'POST /api/auth/oidc/proof', { next: '/account' }],
    ['/auth?purpose=else', 'POST /api/auth/oidc/start', {}],
  ] as const)('%s leaves for the provider by %s', async (path, key, body) => {
    const { calls } = open(path, { [key]: away });
    await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
    expect(calls.filter((call) => call.key === key).map((call) => call.body)).toEqual([body]);
  });

  it('says why it cannot leave, and tries again', async () => {
    let isDown = true;
    const { user } = open('/auth', {
      'POST /api/auth/oidc/start': () => (isDown ? failureAnswer(502, 'oidc.unreachable', 'Down.') : away),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached right now');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
  });
});

describe.each(['/login', '/signup?ref=LUNA7'])('%s', (path) => {
  const shown = { 'POST /api/login/passkey-options': 'network-failure' } as const;

  it('offers the provider where there is one, and keeps where to go', async () => {
    const { user, calls } = open(`${path}${path.includes('?') ? '&' : '?'}next=/journal`, {
      ...shown,
      'GET /api/auth/oidc': dataAnswer(provider),
      'POST /api/auth/oidc/start': away,
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with Lighthouse' }));
    await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
    expect(calls.at(-1)?.body).toEqual({ next: '/journal' });
    if (path.includes('ref=')) expect(localStorage.getItem('last_referral_code')).toBe('LUNA7');
  });

  it('offers none where there is none, or where nobody answers', async () => {
    open(path, { ...shown, 'GET /api/auth/oidc': dataAnswer({ provider: null }) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  });
});
