import type { ProofMethods } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { ProofDialog } from './proof-dialog.tsx';

const get = 'GET /api/reauthentication';
const methods: ProofMethods = { hasPassword: true, hasTotp: true, hasPasskey: false, hasProvider: true };

function open(answer: () => StubAnswer = () => dataAnswer(methods), needsSecondFactor = false) {
  const handleAnswer = vi.fn();
  stubApi({
    [get]: answer,
    'POST /api/reauthentication': dataAnswer({ provenAt: '2026-11-21T10:00:00.000Z' }),
  });
  const part = <ProofDialog request={{ answer: handleAnswer, needsSecondFactor }} />;
  return { ...renderPart(part), handleAnswer };
}

describe('ProofDialog', () => {
  it('says what for, and offers what there is', async () => {
    open();
    expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeTruthy();
    expect(screen.getByText(/One confirmation is valid for 15 minutes/)).toBeTruthy();
    expect(await screen.findByLabelText('Your password')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use a code from the app instead' })).toBeTruthy();
  });

  it('takes no password where a second factor is needed', async () => {
    const { user, handleAnswer } = open(undefined, true);
    expect(await screen.findByText('This needs your second factor.')).toBeTruthy();
    const code = await screen.findByLabelText('Code from your authenticator app');
    expect(screen.queryByLabelText('Your password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use the password instead' })).toBeNull();
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(handleAnswer).toHaveBeenCalledExactlyOnceWith(true));
  });

  it('says what is wrong, tries again, and can always be left', async () => {
    let isDown = true;
    const { user, handleAnswer } = open(() => (isDown ? 'network-failure' : dataAnswer(methods)));
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(handleAnswer).toHaveBeenCalledExactlyOnceWith(false);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Your password')).toBeTruthy();
  });

  it('is closed and empty while no call waits', async () => {
    const calls = stubApi({});
    const { container } = renderPart(
      <>
        <p>before</p>
        <ProofDialog request={null} />
      </>,
    );
    await screen.findByText('before');
    expect(container.querySelector('dialog')?.open).toBe(false);
    expect(container.querySelector('dialog')?.textContent).toBe('');
    expect(calls).toEqual([]);
  });
});
