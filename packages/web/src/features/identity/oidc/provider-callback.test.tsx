import type { OidcOutcome } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { i18n } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';
import { ProviderCallback } from './provider-callback.tsx';

const returned = 'POST /api/auth/oidc/callback';
const member: StubAnswer = { json: buildUser() };

function open(outcome: OidcOutcome | StubAnswer, answers: StubAnswers = {}, state: string | null = 'xyz') {
  const calls = stubApi({
    'GET /api/user': signedOut,
    'GET /api/auth/oidc': dataAnswer({ provider: { name: 'Lighthouse', host: 'id.example' } }),
    [returned]: typeof outcome === 'object' && 'outcome' in outcome ? dataAnswer(outcome) : outcome,
    ...answers,
  });
  const handleDone = vi.fn();
  const part = (
    <ProviderCallback
      values={state === null ? null : { state, code: 'abc' }}
      onDone={handleDone}
      secondStep={(ways) => <p>second step: {ways.join(' or ')}</p>}
      signIn={<p>the form to sign in</p>}
    />
  );
  return { ...renderPart(part), calls, handleDone };
}

describe('ProviderCallback', () => {
  it.each<OidcOutcome>([
    { outcome: 'signed_in', isNew: true, next: '/journal' },
    { outcome: 'proven', next: '/journal' },
  ])('leads on once it knows who is there (%o)', async (outcome) => {
    const { handleDone, queryClient } = open(outcome, { 'GET /api/user': member });
    await waitFor(() => expect(handleDone).toHaveBeenCalledExactlyOnceWith('/journal'));
    expect(queryClient.getQueryData(['/api/user'])).toMatchObject({ username: 'marisol' });
  });

  it('goes on in the language of the account, unless this device has one of its own', async () => {
    const spanish = { 'GET /api/user': { json: buildUser({ language: 'es' }) } };
    const settled: OidcOutcome = { outcome: 'signed_in', isNew: false, next: null };
    localStorage.setItem('language', 'en');
    const first = open(settled, spanish);
    await waitFor(() => expect(first.handleDone).toHaveBeenCalled());
    expect(i18n.language).toBe('en');
    first.unmount();
    localStorage.removeItem('language');
    const second = open(settled, spanish);
    await waitFor(() => expect(second.handleDone).toHaveBeenCalled());
    expect(i18n.language).toBe('es');
    await i18n.changeLanguage('en');
  });

  it('leads on also where nobody can say who is there: the next page asks again', async () => {
    const { handleDone } = open(
      { outcome: 'signed_in', isNew: false, next: null },
      { 'GET /api/user': failureAnswer(503, 'server.overloaded', 'busy') },
    );
    await waitFor(() => expect(handleDone).toHaveBeenCalledExactlyOnceWith(null));
  });

  it('asks for the second step, by the ways there are', async () => {
    const { handleDone } = open({ outcome: 'second_factor', methods: ['totp', 'passkey'], next: null });
    expect(await screen.findByText('second step: totp or passkey')).toBeTruthy();
    expect(handleDone).not.toHaveBeenCalled();
  });

  it('leads on after the second step', async () => {
    const { handleDone } = open(
      { outcome: 'second_factor', methods: ['totp'], next: '/journal' },
      { 'GET /api/user': member },
    );
    await waitFor(() => expect(handleDone).toHaveBeenCalledWith('/journal'));
    expect(screen.queryByText(/second step/)).toBeNull();
  });

  it('has the owner of an address sign in here first', async () => {
    open({ outcome: 'link_needed', email: 'marisol@example.com', next: null });
    expect(await screen.findByRole('heading', { name: 'You have an account here already' })).toBeTruthy();
    expect(
      await screen.findByText(/^marisol@example\.com belongs to an account .* Lighthouse can open it/),
    ).toBeTruthy();
    expect(screen.getByText('the form to sign in')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it.each<OidcOutcome>([
    { outcome: 'link_needed', email: 'luna@id.example', next: '/journal' },
    { outcome: 'link_ready', email: 'luna@id.example', next: '/journal' },
  ])('asks a member whether to link (%o)', async (outcome) => {
    const { user, handleDone } = open(outcome, { 'GET /api/user': member });
    expect(await screen.findByRole('heading', { name: 'Link your account to Lighthouse?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(handleDone).toHaveBeenCalledWith('/journal');
  });

  it('says aloud what went wrong, and how to begin again', async () => {
    const { calls, handleDone } = open(failureAnswer(400, 'oidc.start_again', 'late'));
    expect((await screen.findByRole('alert')).textContent).toContain('Please begin again.');
    expect(screen.getByRole('link', { name: 'Begin again' }).getAttribute('href')).toBe('/auth');
    expect(handleDone).not.toHaveBeenCalled();
    expect(calls.filter(({ key }) => key === returned)).toHaveLength(1);
  });

  it('asks nobody where the address holds no answer', async () => {
    const { calls } = open({ outcome: 'proven', next: null }, {}, null);
    expect((await screen.findByRole('alert')).textContent).toContain('There is no sign-in at this address.');
    expect(calls.filter(({ key }) => key === returned)).toEqual([]);
  });
});
