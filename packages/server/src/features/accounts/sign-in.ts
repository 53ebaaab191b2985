import { createHash } from 'node:crypto';
import type { LoginRequest } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/app-error.ts';
import { foldIdentifier } from '#server/platform/fold-identifier.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import { noteOn } from '#server/platform/http/request-notes.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createAccountQueries } from './accounts.queries.ts';
import { assertHashingKeepsUp, verifyPassword } from './passwords/passwords.ts';

export interface SignInOptions {
  readonly credentials: LoginRequest;
  /** Its address is what attempts are counted against beside the account. */
  readonly request: FastifyRequest;
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
  const address = addressKey(options.request.ip);
  await signInPerAddress.take(address);
  const account = await createAccountQueries(context.db).findCredentials(identifier);
  const accountKey = account === null ? `unknown:${digest(identifier)}` : `user:${account.id}`;
  noteOn(options.request, { member: account?.id, way: 'password' });
  await signInPerAccount.take(accountKey);
  const isRight = await verifyPassword(options.credentials.password, account?.password ?? null);
  assertThat(account && isRight && account.accountStatus !== 'deleted', 'accounts.invalid_credentials');
  // Only who knows the password learns that the account is suspended.
  assertThat(account.accountStatus !== 'suspended', 'accounts.suspended');
  await Promise.all([signInPerAccount.reset(accountKey), signInPerAddress.giveBack(address)]);
  const { password: _, ...member } = account;
  return member;
}

/** Names that belong to nobody may still be somebody's address; the counters need not know them. */
function digest(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}
