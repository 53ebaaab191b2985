import type { PasskeyRequestOptions, SecondStepRequest } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { noteOn } from '#server/platform/http/request-notes.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { askForPasskey } from '../../factors/passkeys/ask-for-passkey.ts';
import { checkPasskey } from '../../factors/passkeys/check-passkey.ts';
import { takeRecoveryCode } from '../../factors/recovery-codes/take-recovery-code.ts';
import { takeMemberCode } from '../../factors/totp/take-totp-code.ts';
import { handOverSession, type OpenedSession, openSession } from '../../sessions/open-session.ts';
import { knownTimezone } from '../timezone.ts';
import type { SignInCall } from './finish-sign-in.ts';
import { createSignInTicketsQueries, type FoundTicket } from './sign-in-tickets.queries.ts';
import { clearTicketCookie, readTicket } from './ticket-cookie.ts';

/**
 * The second step of signing in, with the ticket of the first. A wrong answer leaves the ticket, a right one uses it up
 * together with the code. Throws `accounts.second_factor_late`, `accounts.second_factor_wrong`,
 * `factors.passkey_refused` or `requests.too_many`.
 */
export async function takeSecondStep(
  context: AppContext,
  call: SignInCall,
  answer: SecondStepRequest,
): Promise<Member> {
  const { request, reply } = call;
  const ticket = hashSecretToken(readTicket(context.config, request));
  const found = await findTicket(context, ticket);
  const { member } = found;
  noteOn(request, { member: member.id, way: found.method, factor: factorOf(answer) });
  const key = `user:${member.id}`;
  await context.rateLimits.secondFactorPerAccount.take(key);
  if ('passkey' in answer) {
    const owner = { purpose: 'second_factor', userId: member.id } as const;
    await checkPasskey(context, { assertion: answer.passkey, owner, request });
  }
  const opened = await inTransaction(context.db, (tx) =>
    useTicket(context, tx, { found, ticket, answer, request }),
  );
  await context.rateLimits.secondFactorPerAccount.reset(key);
  clearTicketCookie(context.config, reply);
  await handOverSession(context, call, opened);
  return member;
}

const factorOf = (answer: SecondStepRequest) =>
  'passkey' in answer ? 'passkey' : 'code' in answer ? 'totp' : 'recovery_code';

/** What the member's authenticator is asked to sign for it. */
export async function askForSecondPasskey(
  context: AppContext,
  request: FastifyRequest,
): Promise<PasskeyRequestOptions> {
  const { member } = await findTicket(context, hashSecretToken(readTicket(context.config, request)));
  return askForPasskey(context, request, { purpose: 'second_factor', userId: member.id });
}

async function findTicket({ db, clock }: AppContext, ticket: string): Promise<FoundTicket> {
  const found = await createSignInTicketsQueries(db).find(ticket, clock.now());
  assertThat(found && found.member.accountStatus !== 'deleted', 'accounts.second_factor_late');
  assertThat(found.member.accountStatus !== 'suspended', 'accounts.suspended');
  return found;
}

interface TicketUse {
  readonly found: FoundTicket;
  readonly ticket: string;
  readonly answer: SecondStepRequest;
  readonly request: FastifyRequest;
}

/** Of many who come with the same ticket, one gets past its deletion; a wrong code takes that back. */
async function useTicket(
  context: AppContext,
  tx: Transaction,
  { found: { member, method }, ticket, answer, request }: TicketUse,
): Promise<OpenedSession> {
  const isUsed = await createSignInTicketsQueries(tx).use(ticket, context.clock.now());
  assertThat(isUsed, 'accounts.second_factor_late');
  if ('code' in answer) {
    assertThat(await takeMemberCode(context, tx, member.id, answer.code), 'accounts.second_factor_wrong');
  }
  if ('recoveryCode' in answer) {
    const isRight = await takeRecoveryCode(context, tx, { member, request }, answer.recoveryCode);
    assertThat(isRight, 'accounts.second_factor_wrong');
  }
  const traits = { method, hasSecondFactor: true, timezone: knownTimezone(answer.timezone) };
  return openSession(context, tx, { member, request, traits });
}
