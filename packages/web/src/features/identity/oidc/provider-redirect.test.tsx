import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { ProviderRedirect } from './provider-redirect.tsx';

const away = dataAnswer({ url: 'http://localhost/#at-the-provider' });

afterEach(() => window.history.replaceState(null, '', '/'));

describe('ProviderRedirect', () => {
  it.each([
    ['sign_in', 'POST /api/auth/oidc/start'],
    ['connection', 'POST /api/auth/oidc/connection'],
    ['proof', 'POST /api/auth/oidc/proof'],
  ] as const)('leaves at once for %s, and says so aloud', async (purpose, key) => {
    const calls = stubApi({ [key]: away });
    renderPart(<ProviderRedirect purpose={purpose} next="/account/security" />);
    expect((await screen.findByRole('status')).textContent).toContain('Taking you to sign in');
    await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
    expect(calls).toMatchObject([{ key, body: { next: '/account/security' } }]);
  });

  it('says nothing of a place to go on to where there is none', async () => {
    const calls = stubApi({ 'POST /api/auth/oidc/start': away });
    renderPart(<ProviderRedirect purpose="sign_in" next={undefined} />);
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{}]));
  });

  it('says why it cannot leave, and tries again', async () => {
    let isDown = true;
    stubApi({
      'POST /api/auth/oidc/start': () => (isDown ? failureAnswer(502, 'oidc.unreachable', 'Down.') : away),
    });
    const { user } = renderPart(<ProviderRedirect purpose="sign_in" next={undefined} />);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached right now');
    expect(screen.getByRole('link', { name: 'To the login page' }).getAttribute('href')).toBe('/login');
    expect(window.location.hash).toBe('');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
  });
});
