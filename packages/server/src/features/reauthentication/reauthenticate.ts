import type { ReauthenticateRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/app-error.ts';
import type { LiveSession } from '#server/platform/sessions/session-store.ts';
import { verifyPassword } from '../accounts/passwords/passwords.ts';
import { createReauthenticationQueries } from './reauthentication.queries.ts';

export interface ReauthenticateOptions {
  readonly userId: number;
  readonly session: LiveSession;
  readonly proof: ReauthenticateRequest;
}

/** Takes a proof that whoever holds this session is its member. Returns when it was given. */
export async function reauthenticate(
  context: AppContext,
  { userId, session, proof }: ReauthenticateOptions,
): Promise<Date> {
  const key = `user:${userId}`;
  await context.rateLimits.proofsPerMember.take(key);
  assertThat(await isRight(context, userId, proof), 'reauthentication.failed');
  await context.rateLimits.proofsPerMember.reset(key);
  return context.sessions.markProven(session.id);
}

async function isRight({ db }: AppContext, userId: number, proof: ReauthenticateRequest): Promise<boolean> {
  if (!('password' in proof)) return false;
  const { password } = await createReauthenticationQueries(db).findSignInWays(userId);
  return verifyPassword(proof.password, password);
}
