import type { ProofMethods } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { askForProof } from '#web/lib/proof/proof.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { LazyProofDialog } from './lazy-proof-dialog.tsx';

const ok = (data: unknown) => ({ json: { success: true, data } });
const refused = (reason: string) => ({
  status: 403,
  json: { success: false, code: 'FORBIDDEN', reason, message: reason },
});
const methods: ProofMethods = { hasPassword: true, hasTotp: false, hasPasskey: false, hasProvider: false };

/** A page with a call that needs a proof, once. */
function open(answers: StubAnswers = {}, ways: Partial<ProofMethods> = {}) {
  let isProven = false;
  const calls = stubApi({
    'GET /api/reauthentication': ok({ ...methods, ...ways }),
    'POST /api/reauthentication': ({ body }) => {
      const typed = body as { password?: string; code?: string };
      isProven = typed.password === 'six quiet lamps' || typed.code === '123456';
      return isProven ? ok({ provenAt: '2026-11-21T00:00:00Z' }) : refused('reauthentication.failed');
    },
    'DELETE /api/factors/totp': () => (isProven ? ok('gone') : refused('accounts.proof_needed')),
    ...answers,
  });
  const part = renderPart(<LazyProofDialog />);
  return { ...part, calls, result: api('DELETE /api/factors/totp').catch((error: unknown) => error) };
}

describe('the proof dialog', () => {
  it('asks where a call needs it, and the call goes on by itself', async () => {
    const { user, result } = open();
    const field = await screen.findByLabelText('Your password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('six quiet lamps{Enter}');
    expect(await result).toBe('gone');
    await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
  });

  it('says what is wrong, and keeps asking', async () => {
    const { user, result } = open();
    const field = await screen.findByLabelText('Your password');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Password is required');
    await user.type(field, 'seven lamps{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('did not match'));
    await user.clear(field);
    await user.type(field, 'six quiet lamps{Enter}');
    expect(await result).toBe('gone');
  });

  it('can be put aside: the call is refused', async () => {
    const { user, result } = open();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await result).toBeInstanceOf(ApiError);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull());
  });

  it('takes a code in place of the password', async () => {
    const { user, result } = open({}, { hasTotp: true });
    await user.click(await screen.findByRole('button', { name: 'Use a code from the app instead' }));
    await user.type(screen.getByLabelText(/Code from your authenticator app/), '123456{Enter}');
    expect(await result).toBe('gone');
  });

  it('says where there is nothing to confirm with, or the server does not say', async () => {
    const { user } = open({}, { hasPassword: false });
    expect((await screen.findByRole('alert')).textContent).toContain('nothing to confirm with');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
  });

  it('tries again where the server could not be reached', async () => {
    let isDown = true;
    const { user, result } = open({
      'GET /api/reauthentication': () => (isDown ? 'network-failure' : ok(methods)),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.type(await screen.findByLabelText('Your password'), 'six quiet lamps{Enter}');
    expect(await result).toBe('gone');
  });

  it('takes no password where a second factor is asked for', async () => {
    const { user, result } = open({ 'DELETE /api/factors/totp': ok('gone') }, { hasTotp: true });
    expect(await result).toBe('gone');
    const proof = askForProof(true);
    const field = await screen.findByLabelText(/Code from your authenticator app/);
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await user.type(field, '123456{Enter}');
    expect(await proof).toBe(true);
  });
});
