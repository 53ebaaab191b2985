import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { factorsQuery } from '../factors.api.ts';
import { buildChange } from '../testing/build-factors.ts';
import { TotpPart } from './totp-part.tsx';

const secret = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Chitta:marisol?secret=JBSWY3DPEHPK3PXP' };
const since = '2026-11-02T12:00:00.000Z';

function open(start: string | null, answers: StubAnswers = {}) {
  const calls = stubApi({ 'POST /api/factors/totp': dataAnswer(secret), ...answers });
  const handleCodes = vi.fn();
  return { ...renderPart(<TotpPart since={start} onCodes={handleCodes} />), calls, handleCodes };
}
const begin = () => screen.findByRole('button', { name: 'Set up an app' });

describe('TotpPart', () => {
  it('leads from the beginning to the first recovery codes', async () => {
    const { user, calls, handleCodes, queryClient } = open(null, {
      'POST /api/factors/totp/confirm': dataAnswer(buildChange({ totpSince: since }, ['one', 'two'])),
    });
    await user.click(await begin());
    await user.type(await screen.findByLabelText('Code that the app shows now'), '123 456{Enter}');
    await waitFor(() => expect(handleCodes).toHaveBeenCalledExactlyOnceWith(['one', 'two']));
    expect(calls.at(-1)?.body).toEqual({ code: '123456' });
    expect(queryClient.getQueryData(factorsQuery.queryKey)?.totpSince).toBe(since);
    expect(screen.queryByText(/JBSW/)).toBeNull();
  });

  it('shows no codes where there are enough already', async () => {
    const { user, handleCodes } = open(null, {
      'POST /api/factors/totp/confirm': dataAnswer(buildChange({ totpSince: since })),
    });
    await user.click(await begin());
    await user.type(await screen.findByLabelText('Code that the app shows now'), '123456{Enter}');
    expect(await begin()).toBeTruthy();
    expect(handleCodes).not.toHaveBeenCalled();
  });

  it('forgets the secret when the setup is given up', async () => {
    const { user } = open(null);
    await user.click(await begin());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const opener = await begin();
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByText(/JBSW/)).toBeNull();
  });

  it('says why it cannot begin, and looks again at what there is', async () => {
    const { user, queryClient } = open(null, {
      'POST /api/factors/totp': failureAnswer(409, 'factors.totp_exists', 'exists'),
    });
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    await user.click(await begin());
    expect((await screen.findByRole('alert')).textContent).toBe('An authenticator app is set up already.');
    expect(invalidate).toHaveBeenCalledWith({ queryKey: factorsQuery.queryKey });
    expect(await begin()).toHaveProperty('disabled', false);
  });

  it('says since when it is set up, and removes it only for good', async () => {
    const { user, calls, queryClient } = open(since, {
      'DELETE /api/factors/totp': dataAnswer(buildChange()),
    });
    expect(await screen.findByText('Set up since November 2, 2026.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove the authenticator app' }));
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    await waitFor(() => expect(queryClient.getQueryData(factorsQuery.queryKey)?.totpSince).toBeNull());
  });

  it('stays where it is the last of an administrator', async () => {
    const { user } = open(since, {
      'DELETE /api/factors/totp': failureAnswer(409, 'factors.last_of_administrator', 'last'),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the authenticator app' }));
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    expect((await screen.findByRole('alert')).textContent).toContain('keep at least one second factor');
    expect(screen.getByText(/Set up since/)).toBeTruthy();
  });
});
