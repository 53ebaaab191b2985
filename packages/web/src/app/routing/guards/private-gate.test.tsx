import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';

describe('private pages', () => {
  it('wait for the session check', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    renderApp('/welcome');
    expect(await screen.findByText('Authenticating...')).toBeDefined();
  });

  it('send a visitor to sign in, and remember where to', async () => {
    stubApi({ 'GET /api/user': signedOut });
    const { router } = renderApp('/welcome?a=1');
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toEqual({ next: '/welcome?a=1' });
  });

  it('are shown to a member', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    renderApp('/welcome');
    expect(await screen.findByRole('heading', { name: 'Enter Your Dreams' })).toBeDefined();
  });

  it('do not send a member to sign in because the server fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    stubApi({ 'GET /api/user': { status: 503, json: {} } });
    const { router } = renderApp('/welcome');
    expect(await screen.findByText('Server error: 503')).toBeDefined();
    expect(router.state.location.pathname).toBe('/welcome');
  });
});

describe('public-only pages', () => {
  it.each(['/home', '/login', '/signup'])('%s sends a member on', async (path) => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    const { router } = renderApp(`${path}?next=/welcome`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/welcome'));
  });

  it('never send a member to another site', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    const { router } = renderApp('/login?next=//evil.test');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dream-input'));
  });

  it('show an invitation even to a member', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    renderApp('/signup?ref=LUNA7');
    expect(await screen.findByText('You were invited with the code LUNA7.')).toBeDefined();
    expect(localStorage.getItem('last_referral_code')).toBe('LUNA7');
  });
});

describe('open pages', () => {
  it('are shown to visitors and members alike', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    renderApp('/learn');
    expect(await screen.findByRole('heading', { name: 'How a dream is read' })).toBeDefined();
  });

  it('say honestly that a later page is not there', async () => {
    stubApi({ 'GET /api/user': signedOut });
    renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeDefined();
  });
});
