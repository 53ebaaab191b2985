import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, signedOut, stubApi } from '#web/testing/stub-api.ts';

const opened: StubAnswer = {
  status: 201,
  json: {
    success: true,
    message: 'Welcome',
    user: buildUser(),
    requiresVerification: false,
    verificationEmailSent: true,
    nextStep: 'EMAIL_VERIFICATION',
  },
};

async function submit(answer: StubAnswer, username = ' marisol ') {
  let isOpen = false;
  const calls = stubApi({
    'GET /api/user': () => (isOpen ? { json: buildUser() } : signedOut),
    'POST /api/signup': () => {
      isOpen = answer === opened;
      return answer;
    },
  });
  const app = renderApp('/signup?next=/learn');
  await app.user.type(await screen.findByLabelText('Username'), username);
  await app.user.type(screen.getByLabelText('Email'), 'marisol@example.com');
  await app.user.type(screen.getByLabelText('Password'), 'six quiet lamps');
  await app.user.click(screen.getByRole('button', { name: 'Create account' }));
  return { ...app, calls };
}

describe('SignupForm', () => {
  it('says the rules of each field before anything goes wrong', async () => {
    stubApi({ 'GET /api/user': signedOut });
    renderApp('/signup');
    const password = await screen.findByLabelText('Password');
    const hint = document.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/^8 to 128 characters/);
    expect(screen.getByText(/^3 to 30 letters or digits/)).toBeDefined();
  });

  it('knows the field that somebody is at, also once they press elsewhere', async () => {
    stubApi({ 'GET /api/user': signedOut });
    const { user } = renderApp('/signup');
    const email = await screen.findByLabelText('Email');
    const form = email.closest('form');
    expect(form?.dataset.field).toBeUndefined();
    await user.click(email);
    expect(form?.dataset.field).toBe('email');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(form?.dataset.field).toBe('email');
    await user.click(screen.getByLabelText('Password'));
    expect(form?.dataset.field).toBe('password');
  });

  it('opens an account and checks the session again', async () => {
    const { router, calls } = await submit(opened);
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
    const asked = calls.filter(({ key }) => key !== 'GET /api/auth/oidc');
    expect(asked.map((call) => call.key)).toEqual(['GET /api/user', 'POST /api/signup', 'GET /api/user']);
    expect(asked[1]?.body).toEqual({
      username: 'marisol',
      email: 'marisol@example.com',
      password: 'six quiet lamps',
      language: 'en',
      timezone: buildUser().timezone,
    });
  });

  it('sends nothing that breaks a rule', async () => {
    const { calls } = await submit(opened, '-x-');
    expect(await screen.findByText(/^Begin with a letter or digit/)).toBeDefined();
    expect(calls.map((call) => call.key)).not.toContain('POST /api/signup');
  });

  it('puts a refusal beside its field', async () => {
    await submit({
      status: 409,
      json: { success: false, reason: 'accounts.username_taken', message: 'This username is already taken.' },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('This username is already taken.');
    expect(await screen.findByText('Registration Failed')).toBeDefined();
  });

  it('says that there was no answer', async () => {
    await submit('network-failure');
    expect(await screen.findByText('Registration Error')).toBeDefined();
  });
});
