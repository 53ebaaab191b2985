import type { ReauthenticateRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { AskedRequest } from '#server/platform/http/hosts/asked-host.ts';
import { noteOn } from '#server/platform/http/request-notes.ts';
import type { LiveSession } from '#server/platform/sessions/session-store.ts';
import { verifyPassword } from '../accounts/passwords/passwords.ts';
import { checkPasskey } from '../factors/passkeys/check-passkey.ts';
import { takeMemberCode } from '../factors/totp/take-totp-code.ts';
import { createReauthenticationQueries } from './reauthentication.queries.ts';

export interface ReauthenticateOptions {
  readonly userId: number;
  readonly session: LiveSession;
  readonly proof: ReauthenticateRequest;
  readonly request: AskedRequest;
}

/**
 * Takes a proof that whoever holds this session is its member, and returns when it was given. A code or a passkey makes
 * the session one with a second factor besides: its first step was taken as it was opened. Throws
 * `reauthentication.failed`, `factors.passkey_refused` or `requests.too_many`.
 */
export async function reauthenticate(context: AppContext, options: ReauthenticateOptions): Promise<Date> {
  const { userId, session, proof } = options;
  const key = `user:${userId}`;
  noteOn(options.request, { way: 'code' in proof ? 'totp' : 'passkey' in proof ? 'passkey' : 'password' });
  await context.rateLimits.proofsPerMember.take(key);
  assertThat(await isRight(context, options), 'reauthentication.failed');
  await context.rateLimits.proofsPerMember.reset(key);
  return context.sessions.markProven(session.id, !('password' in proof));
}

async function isRight(
  context: AppContext,
  { userId, proof, request }: ReauthenticateOptions,
): Promise<boolean> {
  if ('code' in proof) return takeMemberCode(context, context.db, userId, proof.code);
  if ('passkey' in proof) {
    const owner = { purpose: 'prove', userId } as const;
    await checkPasskey(context, { assertion: proof.passkey, owner, request });
    return true;
  }
  const { password } = await createReauthenticationQueries(context.db).findSignInWays(userId);
  return verifyPassword(proof.password, password);
}
