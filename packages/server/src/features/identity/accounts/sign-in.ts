import type { LoginRequest } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { verifyPassword } from './passwords/passwords.ts';
import { countSignInAttempt } from './signing-in/count-sign-in-attempt.ts';

export interface SignInOptions {
  readonly credentials: LoginRequest;
  /** Its address, or its browser, is what attempts are counted against beside the account. */
  readonly request: FastifyRequest;
}

/**
 * The member of the right password: the first step of signing in, which `finishSignIn` goes on from. An unknown account
 * takes the same reads, counts and hashing as a wrong password and gives the same answer, and is limited in the same way.
 */
export async function signIn(context: AppContext, { credentials, request }: SignInOptions): Promise<Member> {
  const identifier = foldIdentifier(credentials.username);
  const { account, priority, forgetCount } = await countSignInAttempt(context, { identifier, request });
  const isRight = await verifyPassword(credentials.password, account?.password ?? null, priority);
  assertThat(account && isRight && account.accountStatus !== 'deleted', 'accounts.invalid_credentials');
  // Only who knows the password learns that the account is suspended.
  assertThat(account.accountStatus !== 'suspended', 'accounts.suspended');
  await forgetCount();
  const { password: _, ...member } = account;
  return member;
}
