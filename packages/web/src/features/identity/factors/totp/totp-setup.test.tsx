import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { buildChange } from '../testing/build-factors.ts';
import { TotpSetup } from './totp-setup.tsx';

const secret = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Chitta:marisol?secret=JBSWY3DPEHPK3PXP' };
const right = dataAnswer(buildChange({ totpSince: '2026-11-02T12:00:00.000Z' }, ['one']));

function open(answer: () => StubAnswer = () => right) {
  const calls = stubApi({ 'POST /api/factors/totp/confirm': answer });
  const handleDone = vi.fn();
  const handleCancel = vi.fn();
  const part = <TotpSetup secret={secret} onDone={handleDone} onCancel={handleCancel} />;
  return { ...renderPart(part), calls, handleDone, handleCancel };
}
const field = () => screen.findByLabelText<HTMLInputElement>('Code that the app shows now');

describe('TotpSetup', () => {
  it('gives the secret to the camera, to the hand and to an app on this device', async () => {
    open();
    const picture = await screen.findByRole('img', { name: /the key is written below/ });
    expect(picture.querySelector('path')?.getAttribute('d')).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP').tagName).toBe('CODE');
    const link = screen.getByRole('link', { name: 'Open it in an app on this device' });
    expect(link.getAttribute('href')).toBe(secret.uri);
  });

  it('begins to be read at what is to be done', async () => {
    open();
    const lead = await screen.findByText('Scan this picture with your authenticator app.');
    await waitFor(() => expect(document.activeElement).toBe(lead));
  });

  it('lets phones offer the code by themselves', async () => {
    open();
    expect((await field()).autocomplete).toBe('one-time-code');
    expect((await field()).inputMode).toBe('numeric');
  });

  it.each(['', '12345', '1234567', 'abcdef'])('asks the server nothing for %j', async (typed) => {
    const { user, calls } = open();
    if (typed) await user.type(await field(), typed);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const input = await field();
    expect(screen.getByText('Enter the six digits that the app shows.')).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
    expect(calls).toEqual([]);
  });

  it('keeps a wrong code chosen, so that the next one takes its place', async () => {
    let answer = failureAnswer(422, 'factors.wrong_code', 'wrong');
    const { user, calls, handleDone } = open(() => answer);
    await user.type(await field(), '111111{Enter}');
    expect(await screen.findByText(/This code does not match/)).toBeTruthy();
    expect(handleDone).not.toHaveBeenCalled();
    const input = await field();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
    answer = right;
    await user.keyboard('222222{Enter}');
    await waitFor(() => expect(handleDone).toHaveBeenCalledExactlyOnceWith(['one']));
    expect(calls.map(({ body }) => body)).toEqual([{ code: '111111' }, { code: '222222' }]);
  });

  it('says when no answer comes', async () => {
    const { user, handleDone } = open(() => 'network-failure');
    await user.type(await field(), '111111{Enter}');
    expect(await screen.findByText(/Network error/)).toBeTruthy();
    expect(handleDone).not.toHaveBeenCalled();
  });

  it('can be given up', async () => {
    const { user, handleCancel } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(handleCancel).toHaveBeenCalledOnce();
  });
});
