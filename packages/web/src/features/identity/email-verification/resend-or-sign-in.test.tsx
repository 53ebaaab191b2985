import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';
import { ResendOrSignIn } from './resend-or-sign-in.tsx';

const resend = 'POST /api/email-verification/resend';
const unverified: StubAnswer = { json: buildUser({ emailVerified: false }) };

afterEach(() => vi.restoreAllMocks());

function open(answers: StubAnswers) {
  const calls = stubApi({ 'GET /api/user': unverified, ...answers });
  return { ...renderPart(<ResendOrSignIn label="Send a new link" />), calls };
}
const send = () => screen.findByRole('button', { name: 'Send a new link' });

describe('ResendOrSignIn', () => {
  it('has a visitor sign in first, and come back', async () => {
    open({ 'GET /api/user': signedOut });
    expect(await screen.findByText('Sign in first to have it sent again.')).toBeTruthy();
    const href = screen.getByRole('link', { name: 'Login' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toBe('/login?next=/verification-required');
  });

  it('sends another link, and says so aloud', async () => {
    const { user } = open({ [resend]: dataAnswer({ isVerified: false }) });
    await user.click(await send());
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Verification email sent! Check your inbox.'),
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that there is nothing left to do, where another tab was faster', async () => {
    let isVerified = false;
    const { user } = open({
      'GET /api/user': () => (isVerified ? { json: buildUser() } : unverified),
      [resend]: () => {
        isVerified = true;
        return dataAnswer({ isVerified });
      },
    });
    await user.click(await send());
    expect(await screen.findByText(/Your email is confirmed already/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('claims nothing where no mail was sent, and can be pressed again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { user, calls } = open({ [resend]: failureAnswer(429, 'requests.too_many', 'Please wait.') });
    await user.click(await send());
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.any(String), 'Please wait.'));
    expect(screen.getByRole('status').textContent).toBe('');
    await waitFor(async () => expect(await send()).toHaveProperty('disabled', false));
    await user.click(await send());
    await waitFor(() => expect(calls.filter(({ key }) => key === resend)).toHaveLength(2));
  });
});
