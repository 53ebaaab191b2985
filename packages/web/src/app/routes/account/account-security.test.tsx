import type { Factors, Session } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, type StubCall, stubApi } from '#web/testing/stub-api.ts';

const ok = (data: unknown) => ({ json: { success: true, data } });
const none: Factors = {
  totpSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  isSecondStepOn: false,
  isRequired: false,
  hasSecondFactor: false,
};
const phone = {
  id: 4,
  name: 'Moon phone',
  host: 'localhost',
  isSecondFactor: false,
  isBackedUp: true,
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
};
const here: Session = {
  id: 1,
  browser: 'Firefox',
  system: 'Linux',
  timezone: 'America/Bogota',
  method: 'password',
  hasSecondFactor: false,
  createdAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-21T10:00:00Z',
  isCurrent: true,
};
const there: Session = { ...here, id: 2, browser: 'Chrome', system: 'Android', isCurrent: false };
const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-pqr${index}`);
const changed = (factors: Partial<Factors>, recoveryCodes: readonly string[] | null = null) =>
  ok({ factors: { ...none, ...factors }, recoveryCodes });

function open(answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/email-changes': ok(null),
    'GET /api/factors': ok(none),
    'GET /api/sessions': ok({ items: [here, there] }),
    ...answers,
  });
  return { ...renderApp('/account/security'), calls };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const factors = () => region('Second factor and passkeys');
const sessions = () => region('Where you are signed in');

describe('second factor and passkeys', () => {
  it('sets up an app: picture, key, code, then the recovery codes once', async () => {
    const { user, calls } = open({
      'POST /api/factors/totp': ok({ key: 'ABCDEFGH', uri: 'otpauth://totp/Chitta:marisol?secret=ABCDEFGH' }),
      'POST /api/factors/totp/confirm': changed(
        { totpSince: '2026-11-21T10:00:00Z', isSecondStepOn: true, recoveryCodesLeft: 10 },
        codes,
      ),
    });
    const part = await factors();
    await user.click(await part.findByRole('button', { name: 'Set up an app' }));
    expect(await part.findByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(part.getByText('ABCD EFGH')).toBeTruthy();
    await user.type(part.getByLabelText('Code that the app shows now'), '12{Enter}');
    expect(part.getByRole('alert').textContent).toContain('six digits');
    await user.type(part.getByLabelText('Code that the app shows now'), '3456{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await user.click(dialog.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(screen.queryByText(codes[0] ?? '?')).toBeNull());
    expect(part.getByText(/Set up since/)).toBeTruthy();
    expect(part.getByText('10 recovery codes are left.')).toBeTruthy();
    expect(calls.find(({ key }) => key.endsWith('/confirm'))?.body).toEqual({ code: '123456' });
  });

  it('says what was wrong with a code', async () => {
    const wrong = { status: 422, json: { success: false, code: 'VALIDATION', reason: 'factors.wrong_code' } };
    const { user } = open({
      'POST /api/factors/totp': ok({ key: 'ABCDEFGH', uri: 'otpauth://totp/x' }),
      'POST /api/factors/totp/confirm': wrong,
    });
    const part = await factors();
    await user.click(await part.findByRole('button', { name: 'Set up an app' }));
    await user.type(await part.findByLabelText('Code that the app shows now'), '123456{Enter}');
    expect((await part.findByRole('alert')).textContent).toContain('This code does not match.');
  });

  it('renames, asks for and removes a passkey, the last with a second press', async () => {
    const { user, calls } = open({
      'GET /api/factors': ok({ ...none, passkeys: [phone] }),
      'PATCH /api/factors/passkeys/4': ({ body }: StubCall) =>
        changed({ passkeys: [{ ...phone, ...(body as { name?: string }) }] }),
      'DELETE /api/factors/passkeys/4': changed({}),
    } as StubAnswers);
    const part = await factors();
    await user.click(await part.findByRole('button', { name: 'Rename the passkey Moon phone' }));
    const field = part.getByLabelText('Name of the passkey');
    await user.clear(field);
    await user.type(field, 'Sun phone{Enter}');
    expect(await part.findByText('Sun phone')).toBeTruthy();
    await user.click(part.getByRole('switch', { name: 'Also ask for it after my password' }));
    await user.click(part.getByRole('button', { name: /Remove the passkey/ }));
    expect(calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false);
    await user.click(part.getByRole('button', { name: 'Remove for good' }));
    await waitFor(() => expect(part.queryByText('Sun phone')).toBeNull());
    const patched = calls.filter(({ key }) => key.startsWith('PATCH')).map(({ body }) => body);
    expect(patched).toEqual([{ name: 'Sun phone' }, { isSecondFactor: true }]);
  });

  it('tells an administrator what is missing', async () => {
    open({ 'GET /api/factors': ok({ ...none, isRequired: true }) });
    expect((await (await factors()).findByText(/You are an administrator/)).textContent).toContain('Set up');
  });

  it('shows why nothing is there, with a way to try again', async () => {
    let isDown = true;
    const { user } = open({ 'GET /api/factors': () => (isDown ? 'network-failure' : ok(none)) });
    const part = await factors();
    expect((await part.findByRole('alert')).textContent).toContain('Network error.');
    isDown = false;
    await user.click(part.getByRole('button', { name: 'Try again' }));
    expect(await part.findByText(/your password alone opens/)).toBeTruthy();
  });
});

describe('sessions', () => {
  it('names devices and places in words, and marks this one', async () => {
    open();
    const part = await sessions();
    const rows = (await part.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Firefox on Linux');
    expect(rows[0]).toContain('time zone: Bogotá · this device, now · with password');
    expect(rows[1]).toContain('Chrome on Android');
    expect(part.queryByRole('button', { name: 'Log out on Firefox on Linux' })).toBeNull();
  });

  it('ends one, then all others', async () => {
    let items = [here, there, { ...there, id: 3, system: null }];
    const { user } = open({
      'GET /api/sessions': () => ok({ items }),
      'DELETE /api/sessions/2': () => {
        items = items.filter(({ id }) => id !== 2);
        return ok({ ended: 1 });
      },
      'DELETE /api/sessions': () => {
        items = [here];
        return ok({ ended: 1 });
      },
    } as StubAnswers);
    const part = await sessions();
    await user.click(await part.findByRole('button', { name: 'Log out on Chrome on Android' }));
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2));
    expect(part.getByRole('status').textContent).toBe('1 session was ended.');
    await user.click(part.getByRole('button', { name: 'Log out everywhere else' }));
    expect(await part.findByText('You are signed in nowhere else.')).toBeTruthy();
  });

  it('says that ending one failed', async () => {
    const { user } = open({ 'DELETE /api/sessions': 'network-failure' });
    const part = await sessions();
    await user.click(await part.findByRole('button', { name: 'Log out everywhere else' }));
    expect((await part.findByRole('alert')).textContent).toContain('Network error.');
  });
});
