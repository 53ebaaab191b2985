import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { askForProof, proofRequest, withProof } from './proof.ts';

const needed = () =>
  new ApiError({ status: 403, code: 'FORBIDDEN', reason: 'accounts.proof_needed', message: '' });

/** A call that wants a proof the first time. */
const guarded = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(needed()).mockResolvedValue('done');
const answer = async (isProven: boolean) => {
  await vi.waitFor(() => expect(proofRequest.get()).not.toBeNull());
  proofRequest.get()?.answer(isProven);
};

describe('withProof', () => {
  it('leaves calls alone that need none', async () => {
    expect(await withProof(async () => 'done')).toBe('done');
    await expect(withProof(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('fetch');
    expect(proofRequest.get()).toBeNull();
  });

  it('asks, and makes the call again', async () => {
    const call = guarded();
    const result = withProof(call);
    await answer(true);
    expect(await result).toBe('done');
    expect(call).toHaveBeenCalledTimes(2);
    expect(proofRequest.get()).toBeNull();
  });

  it('gives the refusal on where the member would rather not', async () => {
    const call = guarded();
    const result = withProof(call);
    await answer(false);
    await expect(result).rejects.toMatchObject({ reason: 'accounts.proof_needed' });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('asks once for calls that wait at the same time', async () => {
    const calls = [guarded(), guarded(), guarded()];
    const results = Promise.all(calls.map((call) => withProof(call)));
    await answer(true);
    expect(await results).toEqual(['done', 'done', 'done']);
    expect(proofRequest.get()).toBeNull();
  });

  it('takes no late answer to an earlier question', async () => {
    const first = askForProof();
    const asked = proofRequest.get();
    asked?.answer(false);
    expect(await first).toBe(false);
    const second = askForProof(true);
    asked?.answer(true);
    expect(proofRequest.get()?.needsSecondFactor).toBe(true);
    proofRequest.get()?.answer(true);
    expect(await second).toBe(true);
  });
});
