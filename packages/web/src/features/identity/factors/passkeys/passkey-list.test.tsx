import type { Factors } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { type PasskeyDeed, stubPasskeys } from '#web/testing/stub-passkeys.ts';
import { factorsQuery } from '../factors.api.ts';
import { buildChange, buildFactors, buildPasskey, creationOptions } from '../testing/build-factors.ts';
import { PasskeyList } from './passkey-list.tsx';

const keep = 'POST /api/factors/passkeys';

function open(factors: Partial<Factors> = {}, answers: StubAnswers = {}) {
  const calls = stubApi({
    'POST /api/factors/passkeys/options': dataAnswer(creationOptions),
    [keep]: dataAnswer(buildChange({ passkeys: [buildPasskey()] })),
    ...answers,
  });
  const handleCodes = vi.fn();
  const part = <PasskeyList factors={buildFactors(factors)} onCodes={handleCodes} />;
  return { ...renderPart(part), calls, handleCodes };
}

async function begin({ user }: Pick<ReturnType<typeof open>, 'user'>, name = '') {
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.keyboard(`${name}{Enter}`);
}

describe('PasskeyList', () => {
  it('says where passkeys cannot be made, and still shows those there are', async () => {
    open({ passkeys: [buildPasskey(), buildPasskey({ id: 4, name: 'Laptop' })] });
    expect(await screen.findByText(/This browser cannot make passkeys here/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('has the device make one, and hands over what it made under its name', async () => {
    const asked = stubPasskeys();
    const view = open();
    await begin(view, ' Blue phone ');
    await waitFor(() =>
      expect(view.queryClient.getQueryData(factorsQuery.queryKey)?.passkeys).toHaveLength(1),
    );
    expect(asked[0]?.user?.name).toBe('marisol');
    expect(new TextDecoder().decode(asked[0]?.challenge)).toBe('challenge');
    expect(view.calls.at(-1)).toMatchObject({
      key: keep,
      body: {
        name: 'Blue phone',
        passkey: {
          id: 'cGFzc2tleQ',
          response: { attestationObject: 'YXR0ZXN0YXRpb24', transports: ['internal'] },
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBe(document.activeElement);
    expect(view.handleCodes).not.toHaveBeenCalled();
  });

  it('names one that nobody named', async () => {
    stubPasskeys();
    const view = open();
    await begin(view);
    await waitFor(() => expect(view.calls.at(-1)?.body).toMatchObject({ name: 'This device' }));
  });

  it('gives on the recovery codes that come with a first second factor', async () => {
    stubPasskeys();
    const view = open({}, { [keep]: dataAnswer(buildChange({ isSecondStepOn: true }, ['one', 'two'])) });
    await begin(view);
    await waitFor(() => expect(view.handleCodes).toHaveBeenCalledExactlyOnceWith(['one', 'two']));
  });

  it.each<[PasskeyDeed, string]>([
    ['NotAllowedError', 'No passkey was made. You can try again.'],
    ['AbortError', 'No passkey was made. You can try again.'],
    ['InvalidStateError', 'This device holds a passkey of your account already.'],
  ])('keeps the name and sends nothing where the browser says %s', async (first, text) => {
    let deed = first;
    stubPasskeys(() => deed);
    const view = open();
    await begin(view, 'Phone');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(view.calls.filter(({ key }) => key === keep)).toEqual([]);
    expect(screen.getByLabelText('Name of the passkey')).toHaveProperty('value', 'Phone');
    deed = 'confirm';
    await view.user.click(screen.getByRole('button', { name: 'Make the passkey' }));
    await waitFor(() => expect(view.calls.at(-1)?.body).toMatchObject({ name: 'Phone' }));
  });

  it('asks no device where the server wants none', async () => {
    const asked = stubPasskeys();
    const view = open(
      {},
      { 'POST /api/factors/passkeys/options': failureAnswer(409, 'factors.passkey_limit', 'limit') },
    );
    await begin(view);
    expect((await screen.findByRole('alert')).textContent).toContain('as many passkeys as there can be');
    expect(asked).toEqual([]);
  });

  it('waits for the device with the button out of reach', async () => {
    stubPasskeys(() => 'wait');
    const view = open();
    await begin(view);
    const make = screen.getByRole('button', { name: 'Make the passkey' });
    await waitFor(() => expect(make.getAttribute('aria-busy')).toBe('true'));
    expect(make).toHaveProperty('disabled', true);
  });

  it('forgets an old failure once it was given up', async () => {
    stubPasskeys(() => 'NotAllowedError');
    const view = open();
    await begin(view);
    await screen.findByRole('alert');
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toBe(document.activeElement);
    await view.user.keyboard('{Enter}');
    expect(screen.getByLabelText('Name of the passkey')).toBe(document.activeElement);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
