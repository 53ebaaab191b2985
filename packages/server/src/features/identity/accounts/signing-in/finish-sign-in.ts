import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createSecretToken, hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { noteOn } from '#server/platform/http/request-notes.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findSecondStep } from '../../factors/find-second-step.ts';
import { handOverSession, openSession } from '../../sessions/open-session.ts';
import { knownTimezone } from '../timezone.ts';
import { createSignInTicketsQueries, type FirstStep } from './sign-in-tickets.queries.ts';
import { setTicketCookie, ticketMs } from './ticket-cookie.ts';

/** The request that signs somebody in, and the answer that their browser gets the session with. */
export interface SignInCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface FinishSignInOptions extends SignInCall {
  /** Who has proved to be the one by the first step. */
  readonly member: Member;
  readonly method: FirstStep;
  /** Of the device, as it says; one that does not exist is left out. */
  readonly timezone?: string | undefined;
}

/**
 * After the first step of any way to sign in: opens the session, or where the member has a second factor gives the
 * browser a ticket for the second step and throws `accounts.second_factor_needed` with the ways to take it. Throws
 * `accounts.suspended`.
 */
export async function finishSignIn(context: AppContext, options: FinishSignInOptions): Promise<void> {
  const { member, method, request, reply } = options;
  noteOn(request, { member: member.id, way: method });
  assertThat(member.accountStatus !== 'suspended', 'accounts.suspended');
  const ways = await findSecondStep(context, member, request);
  if (ways !== null) {
    setTicketCookie(context.config, reply, await createTicket(context, member.id, method));
    const details = ways.map((way) => ({ path: 'method', message: way }));
    throw new AppError('accounts.second_factor_needed', { details });
  }
  const traits = { method, timezone: knownTimezone(options.timezone) };
  const opened = await inTransaction(context.db, (tx) =>
    openSession(context, tx, { member, request, traits }),
  );
  await handOverSession(context, { request, reply }, opened);
}

async function createTicket({ db, clock }: AppContext, userId: number, method: FirstStep): Promise<string> {
  const ticket = createSecretToken();
  const expiresAt = new Date(clock.now().getTime() + ticketMs);
  await createSignInTicketsQueries(db).insert({
    tokenHash: hashSecretToken(ticket),
    userId,
    method,
    expiresAt,
  });
  return ticket;
}
