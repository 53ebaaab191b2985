import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import 'fake-indexeddb/auto';
import { createDraftDatabase } from '#web/features/journal/dreams/drafts/draft-database.ts';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';

const close = 'POST /api/account-deletion';
const cancel = 'POST /api/account-deletion/cancel';
const ok = (data: unknown) => ({ json: { success: true, data } });
const refused = (status: number, reason: string) => ({ status, json: { success: false, reason } });
const places = [
  { place: 'dreams', count: 1234, isExported: true },
  { place: 'personal-symbols', count: 0, isExported: true },
  { place: 'sessions', count: 2, isExported: false },
];

function open(answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/data-inventory': ok({ places }),
    [close]: ok({ erasedAfter: '2026-11-28T10:00:00.000Z' }),
    ...answers,
  });
  return { ...renderApp('/account/data'), calls };
}

async function openDialog(answers: StubAnswers = {}) {
  const part = open(answers);
  await part.user.click(await screen.findByRole('button', { name: 'Delete my account…' }));
  return { ...part, dialog: await screen.findByRole('dialog', { name: 'Delete your account?' }) };
}

describe('deleting one’s account', () => {
  it('says what will go before anything does', async () => {
    const { dialog, calls } = await openDialog();
    const lines = (await within(dialog).findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines).toEqual(['Dreams 1,234']);
    expect(within(dialog).getByText(/^For 7 days you can change your mind/)).toBeTruthy();
    expect(calls.map(({ key }) => key)).not.toContain(close);
  });

  it('leads to a last export', async () => {
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Export everything first' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Export everything'));
  });

  it('can be thought better of', async () => {
    const { user, dialog, calls } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.map(({ key }) => key)).not.toContain(close);
  });

  it('closes it, leaves nothing in this browser, and says until when it can be taken back', async () => {
    const drafts = createDraftDatabase();
    const now = new Date().toISOString();
    await drafts.put({ id: 'a', memberId: 7, content: 'half a dream', updatedAt: now } as never);
    writeLocal(localKeys.theme, 'light');
    const { user, dialog, router } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Close my account now' }));
    expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeTruthy();
    expect(screen.getByText(/^It will be erased on Saturday, November 28, 2026/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/cancel-deletion');
    await waitFor(async () => expect(await drafts.list(7)).toEqual([]));
    expect(localStorage.length).toBe(0);
    expect(await screen.findByRole('link', { name: 'Signup' })).toBeTruthy();
  });

  it('says that the account is as it was where it could not be closed', async () => {
    const { user, dialog } = await openDialog({ [close]: 'network-failure' });
    await user.click(within(dialog).getByRole('button', { name: 'Close my account now' }));
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(
      /^Your account is as it was\. Network error\./,
    );
  });
});

describe('/cancel-deletion', () => {
  beforeEach(() => window.history.replaceState(null, '', '/cancel-deletion#token=secret'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  function follow(answers: StubAnswers = {}) {
    const calls = stubApi({ 'GET /api/user': signedOut, ...answers });
    return { ...renderApp('/cancel-deletion'), calls };
  }
  const keep = () => screen.findByRole('button', { name: 'Keep my account' });

  it('takes the closing back when asked, not by being opened', async () => {
    const { user, calls } = follow({ [cancel]: { json: { success: true } } });
    await keep();
    expect(window.location.hash).toBe('');
    expect(calls.map(({ key }) => key)).not.toContain(cancel);
    await user.click(await keep());
    expect(await screen.findByRole('heading', { name: 'Your account is back' })).toBeTruthy();
    expect(calls.at(-1)).toMatchObject({ key: cancel, body: { token: 'secret' } });
    const links = screen.getAllByRole('link', { name: 'Login' });
    expect(links.at(-1)?.getAttribute('href')).toBe('/login');
  });

  it.each([
    [409, 'links.used', 'This link has already been used'],
    [410, 'links.expired', 'It is too late'],
    [409, 'links.replaced', 'Your account is not closed'],
    [404, 'links.unknown', 'This link is incomplete'],
  ])('says what %i %s means', async (status, reason, title) => {
    const { user } = follow({ [cancel]: refused(status, reason) });
    await user.click(await keep());
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
  });

  it('can be tried again where there was no answer', async () => {
    let isDown = true;
    const { user } = follow({ [cancel]: () => (isDown ? 'network-failure' : { json: { success: true } }) });
    await user.click(await keep());
    expect((await screen.findByRole('alert')).textContent).toContain('Network error.');
    isDown = false;
    await user.click(await keep());
    expect(await screen.findByRole('heading', { name: 'Your account is back' })).toBeTruthy();
  });

  it('says that a link without a token is not whole', async () => {
    window.history.replaceState(null, '', '/cancel-deletion');
    follow();
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
  });
});
