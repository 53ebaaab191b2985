import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedConstraint } from '#server/db/violated-constraint.ts';
import { hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import type { LiveSession } from '#server/platform/sessions/session-store.ts';
import { proveAddress } from '../email-verification/prove-address.ts';
import { readBrowser } from './browser-cookie.ts';
import { createOidcQueries } from './oidc.queries.ts';
import { requireProvider } from './provider.ts';

export interface LinkOwner {
  readonly member: Member;
  readonly request: FastifyRequest;
}

export interface LinkingOwner extends LinkOwner {
  /** The one that they are using. */
  readonly session: Pick<LiveSession, 'id'>;
}

/**
 * Links the member's account to who has returned from the provider in this browser. Each return links once. Throws
 * `oidc.start_again` where nobody waits, and `oidc.already_linked`; they go on waiting then.
 */
export async function linkProvider(context: AppContext, owner: LinkingOwner): Promise<void> {
  requireProvider(context);
  const browser = readBrowser(context.config, owner.request);
  assertThat(browser, 'oidc.start_again');
  try {
    await inTransaction(context.db, (tx) => link(context, tx, owner, hashSecretToken(browser)));
  } catch (error) {
    if (violatedConstraint(error) !== 'users_auth0_id_unique') throw error;
    throw new AppError('oidc.already_linked', { cause: error });
  }
}

async function link(
  context: AppContext,
  tx: Transaction,
  owner: LinkingOwner,
  browserHash: string,
): Promise<void> {
  const { member, session } = owner;
  const queries = createOidcQueries(tx);
  const identity = await queries.takeLinkableIdentity(browserHash, context.clock.now());
  assertThat(identity, 'oidc.start_again');
  assertThat(await queries.link(member.id, identity), 'oidc.already_linked');
  if (identity.isEmailVerified && identity.email !== null) {
    await proveAddress(context, tx, {
      owner: { ...member, email: identity.email },
      proof: 'provider',
      keptSession: session.id,
      keepsProvider: true,
      origin: ownOrigin(context.config, owner.request),
    });
  }
  await tellOwner(context, tx, owner, 'linked');
}

/** A mail about a way into the account that came or went. */
export function tellOwner(
  context: AppContext,
  tx: Transaction,
  { member, request }: LinkOwner,
  fact: 'linked' | 'unlinked',
): Promise<void> {
  return enqueueMail(context, tx, {
    kind: 'provider-link',
    userId: member.id,
    recipient: member.email,
    language: member.language,
    origin: ownOrigin(context.config, request),
    params: { fact, provider: requireProvider(context).name },
  });
}
