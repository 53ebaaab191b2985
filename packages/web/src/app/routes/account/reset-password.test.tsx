import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '#web/lib/session.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, signedOut, stubApi } from '#web/testing/stub-api.ts';

const done: StubAnswer = { json: { success: true } };
const refused = (status: number, reason: string, message = ''): StubAnswer => ({
  status,
  json: { success: false, reason, message },
});

afterEach(() => window.history.replaceState(null, '', '/'));

describe('/forgot-password', () => {
  async function ask(answer: StubAnswer, email = ' marisol@example.com ') {
    const calls = stubApi({ 'GET /api/user': signedOut, 'POST /api/password/forgot': answer });
    const app = renderApp('/forgot-password');
    const field = await screen.findByLabelText('Email');
    expect(field.getAttribute('autocomplete')).toBe('email');
    await app.user.type(field, email);
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    return { ...app, calls };
  }

  it('is reached from the sign-in page', async () => {
    stubApi({ 'GET /api/user': signedOut });
    const { user, router } = renderApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Forgot password' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'));
  });

  it('says the same for every address, and can be asked once more', async () => {
    const { user, calls } = await ask(done);
    expect(await screen.findByText(/^If marisol@example.com belongs to an account/)).toBeDefined();
    expect(calls.at(-1)?.body).toEqual({ email: 'marisol@example.com', language: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBe(document.activeElement);
    await user.click(screen.getByRole('button', { name: 'Another email' }));
    expect(screen.getByLabelText('Email')).toBe(document.activeElement);
  });

  it('sends nothing that is no address', async () => {
    const { calls } = await ask(done, 'marisol');
    expect(await screen.findByText('This does not look like an email address.')).toBeDefined();
    expect(calls.map(({ key }) => key)).not.toContain('POST /api/password/forgot');
  });

  it('says what went wrong', async () => {
    await ask(refused(429, 'requests.too_many'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many requests/);
  });
});

describe('/reset-password', () => {
  async function choose(answer: StubAnswer, password = 'six quiet lamps') {
    window.history.replaceState(null, '', '/reset-password#token=secret');
    const calls = stubApi({ 'GET /api/user': { json: buildUser() }, 'POST /api/password/reset': answer });
    const app = renderApp('/reset-password');
    const field = await screen.findByLabelText('New password');
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    await app.user.type(field, password);
    await app.user.click(screen.getByRole('button', { name: 'Set the password' }));
    return { ...app, calls };
  }

  it('sets the password, and knows that nobody is signed in any more', async () => {
    const { calls, queryClient } = await choose(done);
    const title = await screen.findByRole('heading', { level: 1, name: 'Your new password is set' });
    expect(title).toBe(document.activeElement);
    expect(screen.queryByText('Choose a new password')).toBeNull();
    expect(calls.at(-1)?.body).toEqual({ token: 'secret', password: 'six quiet lamps' });
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
    expect(window.location.hash).toBe('');
  });

  it('keeps the form where the password is refused', async () => {
    await choose(refused(422, 'accounts.password_too_common'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/among the most common/);
    expect(screen.getByLabelText('New password')).toBe(document.activeElement);
  });

  it.each(['links.used', 'links.expired', 'links.unknown'])(
    'offers another link where it is %s',
    async (reason) => {
      await choose(refused(409, reason));
      expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBe(
        document.activeElement,
      );
      const link = screen.getByRole('link', { name: 'Send a new link' });
      expect(link.getAttribute('href')).toBe('/forgot-password');
    },
  );

  it('says that there was no answer, and lets try again', async () => {
    await choose('network-failure');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Network error/);
    expect(screen.getByRole('button', { name: 'Set the password' })).toBeDefined();
  });

  it('asks for nothing without a token', async () => {
    stubApi({ 'GET /api/user': signedOut });
    renderApp('/reset-password');
    expect(await screen.findByText('This link does not work')).toBeDefined();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});
