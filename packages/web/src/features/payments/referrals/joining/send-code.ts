import type { ReferralSignup, SessionUser } from '@chitta/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { forgetCode, recoverCode } from '#web/lib/referral-link/kept-code.ts';
import { lookAgain } from '../referrals.api.ts';

/** Milliseconds for which an account is new: a code counts for no other. */
const newFor = 24 * 60 * 60_000;

/** Says by whose code a new member came. A failure is logged and thrown. */
export async function signUpByCode(
  client: QueryClient,
  { id }: Pick<SessionUser, 'id'>,
  referralCode: string,
): Promise<ReferralSignup> {
  try {
    const answer = await api('POST /api/referrals/signup', { body: { refereeId: id, referralCode } });
    void lookAgain(client);
    return answer;
  } catch (error) {
    console.warn('The referral code was not taken:', error instanceof Error ? error.message : error);
    throw error;
  }
}

/** An answer that stays the same however often it is asked for. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

let isSending = false;

/**
 * Sends the code that is kept on this device, where there is one and the account is new, and forgets it once the server
 * has decided. Never throws: it is sent again at the next visit.
 */
export async function sendKeptCode(
  client: QueryClient,
  user: Pick<SessionUser, 'id' | 'createdAt'>,
): Promise<void> {
  const code = recoverCode();
  if (code === null || isSending) return;
  if (Date.now() - Date.parse(user.createdAt) > newFor) return;
  isSending = true;
  try {
    await signUpByCode(client, user, code);
    forgetCode();
  } catch (error) {
    if (isFinal(error)) forgetCode();
  } finally {
    isSending = false;
  }
}
