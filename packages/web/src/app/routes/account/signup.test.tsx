import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, signedOut, stubApi } from '#web/testing/stub-api.ts';

const joined = 'POST /api/referrals/signup';

afterEach(() => vi.restoreAllMocks());

/** Somebody follows a friend's link and opens an account. */
async function signUpByLink(answer: StubAnswer) {
  const newcomer = buildUser({ createdAt: new Date().toISOString() });
  let isOpen = false;
  const calls = stubApi({
    'GET /api/user': () => (isOpen ? { json: newcomer } : signedOut),
    'POST /api/referrals/clicks': dataAnswer({ isKnown: true }),
    'POST /api/signup': () => {
      isOpen = true;
      return { status: 201, json: { success: true, message: 'Welcome', user: newcomer } };
    },
    [joined]: answer,
  });
  const { user, router } = renderApp('/signup?ref=LUNA7&campaign=bio&next=/learn');
  await user.type(await screen.findByLabelText('Username'), 'marisol');
  await user.type(screen.getByLabelText('Email'), 'marisol@example.com');
  await user.type(screen.getByLabelText('Password'), 'six quiet lamps');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  const bodyOf = (key: string) => calls.find((call) => call.key === key)?.body;
  await waitFor(() => expect(bodyOf(joined)).toBeDefined());
  return { router, bodyOf };
}

describe('/signup by a link', () => {
  it('counts the visit and says by whose code the account was opened', async () => {
    const { bodyOf } = await signUpByLink(
      dataAnswer({ programme: 'referral', status: 'pending', reason: null }),
    );
    expect(bodyOf('POST /api/referrals/clicks')).toEqual({ referralCode: 'LUNA7', campaign: 'bio' });
    expect(bodyOf('POST /api/signup')).toMatchObject({ referralCode: 'LUNA7' });
    expect(bodyOf(joined)).toEqual({ refereeId: 7, referralCode: 'LUNA7' });
    await waitFor(() => expect(localStorage.getItem('production_referral_code')).toBeNull());
  });

  it('is not broken by a code that is refused', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { router } = await signUpByLink(failureAnswer(404, 'referrals.unknown_code', 'Not known.'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
    expect(warn).toHaveBeenCalled();
  });
});
