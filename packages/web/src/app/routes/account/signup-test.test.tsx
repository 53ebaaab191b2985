import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { hintSignedIn } from '#web/testing/hint-signed-in.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';

async function fillIn(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Username'), 'marisol');
  await user.type(screen.getByLabelText('Email'), 'marisol@example.com');
  await user.type(screen.getByLabelText('Password'), 'six quiet lamps');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('/signup-test', () => {
  it('stays open to whoever is signed in, and says what would become of that', async () => {
    stubApi({ 'GET /api/user': { json: buildUser({ username: 'luna' }) } });
    const { router } = renderApp('/signup-test');
    expect((await screen.findByRole('note')).textContent).toContain('signed in as luna');
    expect(screen.getByLabelText('Username')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/signup-test');
  });

  it('opens a real account for a visitor, by the code of the link', async () => {
    hintSignedIn(false);
    const newcomer = buildUser({ createdAt: new Date().toISOString() });
    let isOpen = false;
    const calls = stubApi({
      'GET /api/user': () => (isOpen ? { json: newcomer } : signedOut),
      'POST /api/referrals/clicks': dataAnswer({ isKnown: true }),
      'POST /api/referrals/signup': dataAnswer({ programme: 'referral', status: 'pending', reason: null }),
      'POST /api/signup': () => {
        isOpen = true;
        return { status: 201, json: { success: true, message: 'Welcome', user: newcomer } };
      },
    });
    const { user, router } = renderApp('/signup-test?ref=LUNA7&next=/learn');
    expect(await screen.findByText(/open to everybody/)).toBeTruthy();
    expect(screen.queryByRole('note')).toBeNull();
    await fillIn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
    const sent = calls.find(({ key }) => key === 'POST /api/signup');
    expect(sent?.body).toMatchObject({ username: 'marisol', referralCode: 'LUNA7' });
  });

  it('keeps what was typed where the server refuses it', async () => {
    hintSignedIn(false);
    stubApi({
      'GET /api/user': signedOut,
      'POST /api/signup': {
        status: 409,
        json: {
          success: false,
          reason: 'accounts.username_taken',
          message: 'This username is already taken.',
        },
      },
    });
    const { user, router } = renderApp('/signup-test');
    await fillIn(user);
    expect((await screen.findByRole('alert')).textContent).toContain('already taken');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('marisol@example.com');
    expect(router.state.location.pathname).toBe('/signup-test');
  });
});
