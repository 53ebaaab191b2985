import { createHash } from 'node:crypto';
import type { LoginRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/app-error.ts';
import { foldIdentifier } from '#server/platform/fold-identifier.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createAccountQueries } from './accounts.queries.ts';
import { assertHashingKeepsUp, verifyPassword } from './passwords/passwords.ts';

export interface SignInOptions {
  readonly credentials: LoginRequest;
  /** Whom attempts are counted against beside the account. */
  readonly address: string;
}

/**
 * The member of the right password: the first step of signing in, which `finishSignIn` goes on from. An unknown account takes the same reads, counts and hashing as a
 * wrong password and gives the same answer, and is limited in the same way.
 */
export async function signIn(context: AppContext, options: SignInOptions): Promise<Member> {
  // A flood is refused before it costs a read or a counter.
  assertHashingKeepsUp();
  const { signInPerAccount, signInPerAddress } = context.rateLimits;
  const identifier = foldIdentifier(options.credentials.username);
  await signInPerAddress.take(options.address);
  const account = await createAccountQueries(context.db).findCredentials(identifier);
  const accountKey = account === null ? `unknown:${digest(identifier)}` : `user:${account.id}`;
  await signInPerAccount.take(accountKey);
  const isRight = await verifyPassword(options.credentials.password, account?.password ?? null);
  assertThat(account && isRight && account.accountStatus !== 'deleted', 'accounts.invalid_credentials');
  // Only who knows the password learns that the account is suspended.
  assertThat(account.accountStatus !== 'suspended', 'accounts.suspended');
  await Promise.all([signInPerAccount.reset(accountKey), signInPerAddress.giveBack(options.address)]);
  const { password: _, ...member } = account;
  return member;
}

/** Names that belong to nobody may still be somebody's address; the counters need not know them. */
function digest(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}
