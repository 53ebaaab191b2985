import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import { keepCode } from '#web/lib/referral-link/follow-referral-links.ts';
import { recoverCode } from '#web/lib/referral-link/kept-code.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { sendKeptCode, signUpByCode } from './send-code.ts';

const path = 'POST /api/referrals/signup';
const newcomer = () => buildUser({ createdAt: new Date().toISOString() });
const taken = dataAnswer({ programme: 'referral', status: 'pending', reason: null });

afterEach(() => vi.restoreAllMocks());

describe('sendKeptCode', () => {
  it('says by whose code a new member came, once, and forgets it', async () => {
    keepCode('LUNA7', '/signup?ref=LUNA7');
    const calls = stubApi({ [path]: taken });
    const client = createQueryClient();
    await Promise.all([sendKeptCode(client, newcomer()), sendKeptCode(client, newcomer())]);
    await sendKeptCode(client, newcomer());
    expect(calls.map(({ body }) => body)).toEqual([{ refereeId: 7, referralCode: 'LUNA7' }]);
    expect(recoverCode()).toBeNull();
  });

  it('asks nothing without a code, and for an account that is not new', async () => {
    const calls = stubApi({});
    await sendKeptCode(createQueryClient(), newcomer());
    keepCode('LUNA7', '/signup?ref=LUNA7');
    await sendKeptCode(createQueryClient(), buildUser({ createdAt: '2025-01-01T00:00:00.000Z' }));
    expect(calls).toEqual([]);
  });

  it.each<[string, StubAnswer, string | null]>([
    ['a code that nobody knows', failureAnswer(404, 'referrals.unknown_code', 'No.'), null],
    ['a code of their own', failureAnswer(409, 'referrals.own_code', 'No.'), null],
    ['too many at once', failureAnswer(429, 'requests.too_many', 'Wait.'), 'LUNA7'],
    ['a server that fails', { status: 500, json: {} }, 'LUNA7'],
    ['no answer', 'network-failure', 'LUNA7'],
  ])('logs %s and goes on', async (_, answer, kept) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    keepCode('LUNA7', '/signup?ref=LUNA7');
    stubApi({ [path]: answer });
    await sendKeptCode(createQueryClient(), newcomer());
    expect(warn).toHaveBeenCalled();
    expect(recoverCode()).toBe(kept);
  });
});

describe('signUpByCode', () => {
  it('logs a failure and throws it on', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    stubApi({ [path]: failureAnswer(409, 'referrals.not_new', 'A code counts for new accounts only.') });
    await expect(signUpByCode(createQueryClient(), { id: 7 }, 'LUNA7')).rejects.toThrow('new accounts only');
    expect(warn).toHaveBeenCalledOnce();
  });
});
