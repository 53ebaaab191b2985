import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { TypedProof } from './typed-proof.tsx';

const labels = { password: 'Your password', code: 'Code from your authenticator app' } as const;
const proven = dataAnswer({ provenAt: '2026-11-21T10:00:00.000Z' });

function open(kind: 'password' | 'code', answer: () => StubAnswer = () => proven) {
  const calls = stubApi({ 'POST /api/reauthentication': answer });
  const handleProven = vi.fn();
  const field = () => screen.findByLabelText<HTMLInputElement>(labels[kind]);
  return { ...renderPart(<TypedProof kind={kind} onProven={handleProven} />), calls, handleProven, field };
}

describe('TypedProof', () => {
  it.each([
    ['password', ' with spaces ', { password: ' with spaces ' }],
    ['code', '123 456', { code: '123 456' }],
  ] as const)('sends a %s as it was typed', async (kind, typed, body) => {
    const { user, calls, handleProven, field } = open(kind);
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    await user.keyboard(`${typed}{Enter}`);
    await waitFor(() => expect(handleProven).toHaveBeenCalledOnce());
    expect(calls.map((call) => call.body)).toEqual([body]);
  });

  it.each([
    ['password', 'Password is required'],
    ['code', 'Enter the six digits that the app shows.'],
  ] as const)('asks for a missing %s without the server', async (kind, text) => {
    const { user, calls, field } = open(kind);
    await user.type(await field(), '  ');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByText(text)).toBeTruthy();
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await field());
    expect(calls).toEqual([]);
  });

  it('lets the next attempt take the place of a wrong one', async () => {
    let answer = failureAnswer(401, 'reauthentication.failed', 'no');
    const { user, calls, handleProven, field } = open('password', () => answer);
    await user.type(await field(), 'wrong{Enter}');
    expect(await screen.findByText('That did not match. Please try again.')).toBeTruthy();
    expect(handleProven).not.toHaveBeenCalled();
    answer = proven;
    await user.keyboard('right{Enter}');
    await waitFor(() => expect(handleProven).toHaveBeenCalledOnce());
    expect(calls.at(-1)?.body).toEqual({ password: 'right' });
    expect(screen.queryByText('That did not match. Please try again.')).toBeNull();
  });

  it('says when there were too many attempts', async () => {
    const { user, field } = open('code', () => failureAnswer(429, 'requests.too_many', 'wait'));
    await user.type(await field(), '123456{Enter}');
    expect(await screen.findByText(/Too many requests/)).toBeTruthy();
  });

  it('shows a password only when asked to', async () => {
    const { user, field } = open('password');
    expect((await field()).type).toBe('password');
    expect((await field()).autocomplete).toBe('current-password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect((await field()).type).toBe('text');
  });
});
