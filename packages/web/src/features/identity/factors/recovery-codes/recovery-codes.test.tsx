import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { factorsQuery } from '../factors.api.ts';
import { buildChange } from '../testing/build-factors.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const renewed = dataAnswer(buildChange({ isSecondStepOn: true, recoveryCodesLeft: 2 }, ['one', 'two']));

function open(left: number, answer: StubAnswer = renewed) {
  const calls = stubApi({ 'POST /api/factors/recovery-codes': answer });
  const handleCodes = vi.fn();
  return { ...renderPart(<RecoveryCodes left={left} onCodes={handleCodes} />), calls, handleCodes };
}
const renew = () => screen.findByRole('button', { name: 'Make new codes' });

describe('RecoveryCodes', () => {
  it.each([
    [10, '10 recovery codes are left.'],
    [3, '3 recovery codes are left.'],
    [2, '2 recovery codes are left. It is time to make new ones.'],
    [1, '1 recovery code is left. It is time to make new ones.'],
    [0, '0 recovery codes are left. It is time to make new ones.'],
  ])('with %i left says %s', async (left, text) => {
    open(left);
    expect((await screen.findByText(/left/)).textContent?.trim()).toBe(text);
  });

  it('makes new ones, and gives them on this once', async () => {
    const { user, handleCodes, queryClient } = open(1);
    await user.click(await renew());
    await waitFor(() => expect(handleCodes).toHaveBeenCalledExactlyOnceWith(['one', 'two']));
    expect(queryClient.getQueryData(factorsQuery.queryKey)?.recoveryCodesLeft).toBe(2);
  });

  it('says why none were made, and can be pressed again', async () => {
    const { user, handleCodes } = open(
      1,
      failureAnswer(409, 'factors.nothing_to_recover', 'There is nothing.'),
    );
    await user.click(await renew());
    expect((await screen.findByRole('alert')).textContent).toBe('There is no second factor to recover.');
    expect(handleCodes).not.toHaveBeenCalled();
    expect(await renew()).toHaveProperty('disabled', false);
  });
});
