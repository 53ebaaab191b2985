import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, signedOut, stubApi } from '#web/testing/stub-api.ts';

async function submit(answer: StubAnswer) {
  const calls = stubApi({ 'GET /api/user': signedOut, 'POST /api/login': answer });
  const app = renderApp('/login?next=/learn');
  await app.user.type(await screen.findByLabelText('Username or email'), 'marisol');
  await app.user.type(screen.getByLabelText('Password'), 'six quiet lamps');
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  return { ...app, calls };
}

describe('LoginForm', () => {
  it('asks for both fields before anything is sent', async () => {
    const calls = stubApi({ 'GET /api/user': signedOut });
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Username is required')).toBeDefined();
    expect(screen.getByText('Password is required')).toBeDefined();
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(calls.map((call) => call.key)).not.toContain('POST /api/login');
  });

  it('goes on to where the member wanted to go', async () => {
    const { router } = await submit({ json: buildUser() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
  });

  it('shows the words of a refusal beside the form', async () => {
    await submit({
      status: 401,
      json: {
        success: false,
        reason: 'accounts.invalid_credentials',
        message: 'Invalid username or password',
      },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid username or password');
  });

  it('shows a toast where there was no answer', async () => {
    await submit('network-failure');
    expect(await screen.findByText('Login Error')).toBeDefined();
  });

  it('shows and hides the password', async () => {
    stubApi({ 'GET /api/user': signedOut });
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });
});
