import type { Passkey } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { factorsQuery } from '../factors.api.ts';
import { buildChange, buildPasskey } from '../testing/build-factors.ts';
import { PasskeyRow } from './passkey-row.tsx';

const patch = 'PATCH /api/factors/passkeys/3';
const remove = 'DELETE /api/factors/passkeys/3';

interface Options {
  readonly passkey?: Partial<Passkey>;
  readonly isAlwaysAsked?: boolean;
  readonly answers?: Record<string, unknown>;
}

function open({ passkey, isAlwaysAsked = false, answers }: Options = {}) {
  const calls = stubApi({
    [patch]: dataAnswer(buildChange({ passkeys: [buildPasskey({ name: 'Blue phone' })] })),
    [remove]: dataAnswer(buildChange()),
    ...answers,
  } as StubAnswers);
  const handleCodes = vi.fn();
  const part = (
    <ul>
      <PasskeyRow passkey={buildPasskey(passkey)} isAlwaysAsked={isAlwaysAsked} onCodes={handleCodes} />
    </ul>
  );
  return { ...renderPart(part), calls, handleCodes };
}
const rename = () => screen.findByRole('button', { name: 'Rename the passkey Phone' });
const second = () => screen.findByRole('switch', { name: 'Also ask for it after my password' });

describe('PasskeyRow', () => {
  it.each<[Partial<Passkey>, string]>([
    [{}, 'added Nov 2, 2026 · last used Nov 20, 2026'],
    [{ lastUsedAt: null }, 'added Nov 2, 2026 · not used yet'],
    [{ host: 'dreams.example' }, 'added Nov 2, 2026 · last used Nov 20, 2026 · works on dreams.example'],
    // A host that only ends like ours is another one.
    [{ host: 'host', lastUsedAt: null }, 'added Nov 2, 2026 · not used yet · works on host'],
  ])('of %o says %s', async (passkey, facts) => {
    open({ passkey });
    expect((await screen.findByText(/^added/)).textContent).toBe(facts);
  });

  it('is renamed, without the space around the name', async () => {
    const { user, calls, queryClient } = open();
    await user.click(await rename());
    const field = screen.getByLabelText('Name of the passkey');
    expect(field).toHaveProperty('value', 'Phone');
    await user.clear(field);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await user.type(field, '  {Enter}');
    expect(calls).toEqual([]);
    await user.type(field, 'Blue phone {Enter}');
    await waitFor(() => expect(calls).toMatchObject([{ key: patch, body: { name: 'Blue phone' } }]));
    expect(await rename()).toBeTruthy();
    expect(queryClient.getQueryData(factorsQuery.queryKey)?.passkeys[0]?.name).toBe('Blue phone');
  });

  it('keeps what was typed where it could not be kept there', async () => {
    const { user } = open({ answers: { [patch]: 'network-failure' } });
    await user.click(await rename());
    await user.type(screen.getByLabelText('Name of the passkey'), ' two{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    expect(screen.getByLabelText('Name of the passkey')).toHaveProperty('value', 'Phone two');
  });

  it('leads the keyboard into the name, and back', async () => {
    const { user } = open();
    await user.click(await rename());
    expect(document.activeElement).toBe(screen.getByLabelText('Name of the passkey'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(await rename());
  });

  it('becomes a second factor, and gives on the recovery codes that come with it', async () => {
    const passkeys = [buildPasskey({ isSecondFactor: true })];
    const { user, calls, handleCodes } = open({
      answers: { [patch]: dataAnswer(buildChange({ isSecondStepOn: true, passkeys }, ['one'])) },
    });
    expect((await second()).getAttribute('aria-checked')).toBe('false');
    await user.click(await second());
    await waitFor(() => expect(handleCodes).toHaveBeenCalledExactlyOnceWith(['one']));
    expect(calls).toMatchObject([{ key: patch, body: { isSecondFactor: true } }]);
  });

  it('is no second factor any more when switched off', async () => {
    const { user, calls } = open({ passkey: { isSecondFactor: true } });
    await user.click(await second());
    await waitFor(() => expect(calls).toMatchObject([{ body: { isSecondFactor: false } }]));
  });

  it('gives an administrator no choice of that', async () => {
    open({ isAlwaysAsked: true });
    await rename();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('is removed by a second press', async () => {
    const { user, calls, queryClient } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove the passkey Phone' }));
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    await waitFor(() => expect(queryClient.getQueryData(factorsQuery.queryKey)?.passkeys).toEqual([]));
    expect(calls).toMatchObject([{ key: remove }]);
  });

  it('stays, and says why, where it may not go', async () => {
    const { user } = open({
      answers: { [remove]: failureAnswer(409, 'factors.last_of_administrator', 'last') },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the passkey Phone' }));
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    expect((await screen.findByRole('alert')).textContent).toContain('keep at least one second factor');
    expect(screen.getByText('Phone')).toBeTruthy();
  });
});
