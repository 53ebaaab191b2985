import type { ProofMethods } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { type PasskeyDeed, stubPasskeys } from '#web/testing/stub-passkeys.ts';
import { ProofForm } from './proof-form.tsx';

const prove = 'POST /api/reauthentication';
const options = dataAnswer({
  challenge: 'Y2hhbGxlbmdl',
  timeout: 60_000,
  rpId: 'localhost',
  userVerification: 'required',
});
const proven = dataAnswer({ provenAt: '2026-11-21T10:00:00.000Z' });
const none: ProofMethods = { hasPassword: false, hasTotp: false, hasPasskey: false, hasProvider: false };

function open(
  methods: Partial<ProofMethods>,
  answer: () => StubAnswer = () => proven,
  needsSecondFactor = false,
) {
  const calls = stubApi({ [prove]: answer, 'POST /api/reauthentication/passkey-options': options });
  const handleProven = vi.fn();
  const part = (
    <ProofForm
      methods={{ ...none, ...methods }}
      needsSecondFactor={needsSecondFactor}
      onProven={handleProven}
    />
  );
  return { ...renderPart(part), calls, handleProven };
}
const passkey = () => screen.findByRole('button', { name: 'Confirm with a passkey' });

describe('ProofForm', () => {
  it('changes between password and code, each with the focus and empty', async () => {
    const { user } = open({ hasPassword: true, hasTotp: true });
    await user.type(await screen.findByLabelText('Your password'), 'half');
    await user.click(screen.getByRole('button', { name: 'Use a code from the app instead' }));
    const code = screen.getByLabelText('Code from your authenticator app');
    expect(document.activeElement).toBe(code);
    expect(code).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Use the password instead' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
  });

  it.each<[Partial<ProofMethods>, string]>([
    [{ hasPassword: true }, 'Your password'],
    [{ hasTotp: true }, 'Code from your authenticator app'],
  ])('of %o offers one field and no change', async (methods, label) => {
    open(methods);
    expect(await screen.findByLabelText(label)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /instead/ })).toBeNull();
  });

  it('signs with a passkey of this host', async () => {
    const asked = stubPasskeys();
    const { user, calls, handleProven } = open({ hasPasskey: true });
    await user.click(await passkey());
    await waitFor(() => expect(handleProven).toHaveBeenCalledOnce());
    expect(asked[0]?.rpId).toBe('localhost');
    expect(calls.at(-1)).toMatchObject({
      key: prove,
      body: { passkey: { id: 'cGFzc2tleQ', response: { signature: 'c2lnbmF0dXJl' } } },
    });
  });

  it.each<[PasskeyDeed, () => StubAnswer, RegExp]>([
    ['NotAllowedError', () => proven, /The passkey was not used/],
    ['confirm', () => failureAnswer(422, 'factors.passkey_refused', 'no'), /This passkey could not be used/],
    ['confirm', () => 'network-failure', /Network error/],
  ])('says why a passkey proved nothing (%s), and can be pressed again', async (first, answer, text) => {
    stubPasskeys(() => first);
    const { user, handleProven } = open({ hasPasskey: true }, answer);
    await user.click(await passkey());
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(handleProven).not.toHaveBeenCalled();
    expect(await passkey()).toHaveProperty('disabled', false);
  });

  it('offers no passkey where the browser has none, and leaves the other ways', async () => {
    open({ hasPasskey: true, hasPassword: true });
    await screen.findByLabelText('Your password');
    expect(screen.queryByRole('button', { name: 'Confirm with a passkey' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the provider where there is no password', async () => {
    open({ hasProvider: true });
    expect(await screen.findByText(/You sign in through another service/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Go there' });
    expect(link.getAttribute('href')).toBe(`/auth?purpose=proof&next=${encodeURIComponent('/')}`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([{}, { hasPasskey: true }])('says aloud where nothing is left here (%o)', async (methods) => {
    open(methods);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'nothing to confirm with on this device',
    );
  });

  it.each([{}, { hasPassword: true, hasProvider: true }, { hasPasskey: true }])(
    'speaks of the second factor where that is what is missing (%o)',
    async (methods) => {
      open(methods, undefined, true);
      const { textContent } = await screen.findByRole('alert');
      expect(textContent).toContain('None of your second factors can be used here');
      expect(textContent).not.toContain('Set a password');
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});
