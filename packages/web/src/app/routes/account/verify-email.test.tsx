import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';

const verify = 'POST /api/email-verification';
const unverified = buildUser({ emailVerified: false });
const refused = (status: number, reason: string): StubAnswer => ({
  status,
  json: { success: false, reason },
});
const proven: StubAnswer = {
  json: { success: true, data: { email: 'marisol@example.com', hasLostWaysIn: false } },
};

afterEach(() => window.history.replaceState(null, '', '/'));

function follow(answers: StubAnswers, fragment = '#token=secret') {
  window.history.replaceState(null, '', `/verify-email${fragment}`);
  const calls = stubApi({ 'GET /api/user': signedOut, ...answers });
  return { ...renderApp('/verify-email'), calls };
}
const titled = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('/verify-email', () => {
  it('proves the address, tells the app, and leads a member on', async () => {
    let isVerified = false;
    const { calls } = follow({
      'GET /api/user': () => ({ json: isVerified ? buildUser() : unverified }),
      [verify]: () => {
        isVerified = true;
        return proven;
      },
    });
    await titled('Your email is confirmed');
    expect(screen.getByText(/^marisol@example.com is yours/)).toBeDefined();
    expect(calls.find(({ key }) => key === verify)?.body).toEqual({ token: 'secret' });
    expect(calls.filter(({ key }) => key === verify)).toHaveLength(1);
    expect(window.location.hash).toBe('');
    await waitFor(() => expect(document.querySelector('.verification-slot')).toBeNull());
    expect((await screen.findByRole('link', { name: 'Write a dream' })).getAttribute('href')).toBe(
      '/dream-input',
    );
    expect(document.title).toBe('Confirm your email · Chitta');
  });

  it('leads everyone else to signing in', async () => {
    follow({ [verify]: proven });
    await titled('Your email is confirmed');
    const links = screen.getAllByRole('link', { name: 'Login' });
    expect(links.at(-1)?.getAttribute('href')).toBe('/login');
  });

  it.each([
    [409, 'links.used', 'This link has already been used'],
    [409, 'links.replaced', 'This link is no longer valid'],
    [404, 'links.unknown', 'This link is incomplete'],
    [409, 'accounts.email_taken', 'This email belongs to another account'],
  ])('says what %i %s means', async (status, reason, title) => {
    follow({ [verify]: refused(status, reason) });
    await titled(title);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('has who is not signed in here do so once, and goes on by itself', async () => {
    let isSignedIn = false;
    const { user, calls } = follow({
      'GET /api/user': () => (isSignedIn ? { json: unverified } : signedOut),
      'POST /api/login': () => {
        isSignedIn = true;
        return { json: unverified };
      },
      [verify]: () => (isSignedIn ? proven : refused(403, 'links.sign_in_needed')),
    });
    await titled('Sign in to confirm your email');
    expect(screen.getByText(/Your other devices then have to sign in again/)).toBeDefined();
    await user.type(screen.getByLabelText('Username or email'), 'marisol');
    await user.type(screen.getByLabelText('Password'), 'six quiet lamps');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await titled('Your email is confirmed');
    expect(calls.filter(({ key }) => key === verify)).toHaveLength(2);
  });

  it('says whose browser this is where the link is for another account', async () => {
    follow({ 'GET /api/user': { json: unverified }, [verify]: refused(403, 'links.sign_in_needed') });
    await titled('This link is for another account');
    expect(screen.getByText(/You are signed in as marisol here/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
  });

  it('says what was taken away with the first proof', async () => {
    follow({
      'GET /api/user': { json: buildUser() },
      [verify]: { json: { success: true, data: { email: 'marisol@example.com', hasLostWaysIn: true } } },
    });
    await titled('Your email is confirmed');
    expect(screen.getByRole('link', { name: 'Go to security settings' }).getAttribute('href')).toBe(
      '/account/security',
    );
  });

  it('says that a link without a token is not whole, and asks nobody', async () => {
    const { calls } = follow({}, '');
    await titled('This link is incomplete');
    expect(calls.map(({ key }) => key)).not.toContain(verify);
  });

  it('offers another link where this one is too old', async () => {
    const { user, calls } = follow({
      'GET /api/user': { json: unverified },
      [verify]: refused(410, 'links.expired'),
      'POST /api/email-verification/resend': { json: { success: true, data: { isVerified: false } } },
    });
    await titled('This link is too old');
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('Verification email sent! Check your inbox.')).toBeDefined();
    expect(calls.at(-1)?.key).toBe('POST /api/email-verification/resend');
  });

  it('has a visitor sign in before another link is sent', async () => {
    follow({ [verify]: refused(410, 'links.expired') });
    await titled('This link is too old');
    const links = screen.getAllByRole('link', { name: 'Login' });
    expect(links.at(-1)?.getAttribute('href')).toBe('/login?next=%2Fverification-required');
  });

  it('tries again where there was no answer', async () => {
    let isDown = true;
    const { user } = follow({ [verify]: () => (isDown ? 'network-failure' : proven) });
    await titled('That did not work');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await titled('Your email is confirmed');
  });
});

describe('/verification-required', () => {
  const open = (path: string, answer: StubAnswer) => {
    stubApi({ 'GET /api/user': answer });
    return renderApp(path);
  };

  it('names the address of the member', async () => {
    open('/verification-required', { json: unverified });
    expect(await screen.findByText(/a link to marisol@example.com\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeDefined();
  });

  it('names an address that the page was opened with, if it is one', async () => {
    open('/verification-required/luna@example.org', signedOut);
    expect(await screen.findByText(/a link to luna@example.org\./)).toBeDefined();
  });

  it('repeats no other words from its address', async () => {
    open('/verification-required/call%20this%20number', signedOut);
    expect(await screen.findByText(/^We have emailed you a link/)).toBeDefined();
    expect(document.body.textContent).not.toContain('call this number');
  });

  it('says that all is done', async () => {
    open('/verification-required', { json: buildUser() });
    await titled('Your email is confirmed');
  });
});
