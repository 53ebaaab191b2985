import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberUser } from '#web/lib/session.ts';
import { localKeys } from '#web/lib/storage-keys.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { hintSignedIn } from '#web/testing/hint-signed-in.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';

const unverified = buildUser({ emailVerified: false });
const verified = buildUser();
const resend = 'POST /api/email-verification/resend';
const sent = { json: { success: true, data: { isVerified: false } } };
const slot = () => document.querySelector('.verification-slot');
const banner = () => screen.findByRole('region', { name: 'Confirm your email' });

afterEach(() => vi.useRealTimers());

function open(answers: StubAnswers = {}) {
  const calls = stubApi({ 'GET /api/user': { json: unverified }, ...answers });
  return { ...renderApp('/help'), calls };
}

describe('the verification banner', () => {
  it('asks a member whose address is not verified, under the header', async () => {
    open();
    expect((await banner()).textContent).toContain('Please confirm your email');
    expect(slot()?.previousElementSibling?.tagName).toBe('HEADER');
    expect(slot()?.nextElementSibling?.tagName).toBe('MAIN');
  });

  it.each([
    ['a verified member', { json: verified }],
    ['a visitor', signedOut],
  ])('does not ask %s', async (_, answer) => {
    open({ 'GET /api/user': answer });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(slot()).toBeNull());
  });

  it('does not ask on a page that asks already', async () => {
    stubApi({ 'GET /api/user': { json: unverified } });
    renderApp('/verification-required');
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: 'Account of marisol, email not confirmed' });
    expect(slot()).toBeNull();
  });

  it('has its place before the server has answered, where the device knows the member', async () => {
    rememberUser(unverified);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    renderApp('/help');
    await waitFor(() => expect(slot()).not.toBeNull());
  });

  it('keeps no place for a member who has signed out', async () => {
    rememberUser(unverified);
    hintSignedIn(false);
    open({ 'GET /api/user': signedOut });
    await screen.findByRole('heading', { level: 1 });
    expect(slot()).toBeNull();
  });

  it('sends the link again: sending, then sent for three seconds', async () => {
    let answer: (() => void) | undefined;
    const { user } = open();
    await banner();
    const whole = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      if (!input.includes('resend')) return whole(input, init);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return new Response(JSON.stringify(sent.json), { headers: { 'content-type': 'application/json' } });
    });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(screen.getByRole('button', { name: 'Sending…' }).getAttribute('aria-busy')).toBe('true');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => {
      answer?.();
      await vi.advanceTimersByTimeAsync(10);
    });
    expect(screen.getByText('Verification email sent! Check your inbox.')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2980));
    expect(screen.getByText('Verification email sent! Check your inbox.')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(screen.getByRole('button', { name: 'Send again' })).toBeDefined();
  });

  it('only logs that the mail was not sent', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = open({
      [resend]: { status: 429, json: { success: false, reason: 'requests.too_many' } },
    });
    await banner();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.any(String), expect.any(String)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeDefined();
  });

  it('goes away where the server says that there is nothing to verify', async () => {
    let isVerified = false;
    const { user } = open({
      'GET /api/user': () => ({ json: isVerified ? verified : unverified }),
      [resend]: () => {
        isVerified = true;
        return { json: { success: true, data: { isVerified } } };
      },
    });
    await banner();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(slot()).toBeNull());
  });

  it('stays away for the day once it was put aside', async () => {
    const { user, unmount } = open();
    await banner();
    await user.click(screen.getByRole('button', { name: 'Hide for now' }));
    expect(slot()).toBeNull();
    unmount();
    open();
    await screen.findByRole('button', { name: 'Account of marisol, email not confirmed' });
    expect(slot()).toBeNull();
  });

  it('comes once a day: then a dot at the account says the same, and the next day it asks again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 8) });
    const first = open();
    await banner();
    const you = within(await screen.findByRole('navigation', { name: 'Your places' }));
    expect(you.getByRole('link', { name: 'You' })).toBeDefined();
    first.unmount();
    const second = open();
    expect(await screen.findByRole('link', { name: 'You, email not confirmed' })).toBeDefined();
    expect(slot()).toBeNull();
    second.unmount();
    vi.setSystemTime(new Date(2026, 10, 21, 8));
    open();
    expect(await banner()).toBeDefined();
  });

  it('makes room with the first letter that is written', async () => {
    open();
    await banner();
    const field = document.body.appendChild(document.createElement('textarea'));
    act(() => void field.dispatchEvent(new InputEvent('input', { bubbles: true })));
    expect(slot()).toBeNull();
    field.remove();
  });

  it('goes away when the link is followed in another tab', async () => {
    open();
    await banner();
    const event = { key: localKeys.lastSession, newValue: JSON.stringify({ ...verified, id: 999 }) };
    act(() => void window.dispatchEvent(new StorageEvent('storage', event)));
    expect(slot()).not.toBeNull();
    const own = { ...event, newValue: JSON.stringify(verified) };
    act(() => void window.dispatchEvent(new StorageEvent('storage', own)));
    await waitFor(() => expect(slot()).toBeNull());
  });

  it('asks again when the page is looked at after a while', async () => {
    let isVerified = false;
    open({ 'GET /api/user': () => ({ json: isVerified ? verified : unverified }) });
    await banner();
    isVerified = true;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(slot()).toBeNull());
    vi.restoreAllMocks();
  });
});

describe('the language of the interface', () => {
  it('is told to the server for mails', async () => {
    const calls = stubApi({
      'GET /api/user': { json: verified },
      'PATCH /api/user': { json: { ...verified, language: 'es' } },
    });
    const { user } = renderApp('/help');
    await screen.findByRole('button', { name: 'Account of marisol' });
    await user.click(screen.getByRole('button', { name: 'Español' }));
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ key: 'PATCH /api/user', body: { language: 'es' } }),
    );
    await user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ body: { language: 'en' } }));
  });
});
