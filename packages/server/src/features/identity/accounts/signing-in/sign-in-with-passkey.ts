import type { PasskeyAssertion, PasskeyRequestOptions } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { askForPasskey } from '../../factors/passkeys/ask-for-passkey.ts';
import { checkPasskey } from '../../factors/passkeys/check-passkey.ts';
import { handOverSession, openSession } from '../../sessions/open-session.ts';
import { knownTimezone } from '../timezone.ts';
import type { SignInCall } from './finish-sign-in.ts';
import { createSignInTicketsQueries } from './sign-in-tickets.queries.ts';

/** Nobody has said yet who they are. */
const anybody = { purpose: 'sign_in', userId: null } as const;

/** What an authenticator is asked to sign, whoever holds it. Throws `requests.too_many`. */
export async function askForSignIn(
  context: AppContext,
  request: FastifyRequest,
): Promise<PasskeyRequestOptions> {
  await context.rateLimits.passkeyQuestionsPerAddress.take(addressKey(request.ip));
  return askForPasskey(context, request, anybody);
}

export interface PasskeySignIn {
  readonly passkey: PasskeyAssertion;
  readonly timezone?: string | undefined;
}

/**
 * Signs in with a passkey alone: having the device and unlocking it are two factors. Throws `factors.passkey_refused`,
 * `accounts.suspended` or `requests.too_many`.
 */
export async function signInWithPasskey(
  context: AppContext,
  call: SignInCall,
  { passkey: assertion, timezone }: PasskeySignIn,
): Promise<Member> {
  const { request } = call;
  const address = addressKey(request.ip);
  await context.rateLimits.signInPerAddress.take(address);
  const passkey = await checkPasskey(context, { assertion, owner: anybody, request });
  const member = await createSignInTicketsQueries(context.db).findMember(passkey.userId);
  assertThat(member && member.accountStatus !== 'deleted', 'factors.passkey_refused');
  assertThat(member.accountStatus !== 'suspended', 'accounts.suspended');
  await context.rateLimits.signInPerAddress.giveBack(address);
  const traits = { method: 'passkey', hasSecondFactor: true, timezone: knownTimezone(timezone) } as const;
  const opened = await inTransaction(context.db, (tx) =>
    openSession(context, tx, { member, request, traits }),
  );
  await handOverSession(context, call, opened);
  return member;
}
