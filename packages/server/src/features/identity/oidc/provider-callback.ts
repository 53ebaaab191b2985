import type { OidcCallbackRequest } from '@chitta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { OidcIdentity, OidcProvider } from '#server/platform/oidc/oidc-provider.ts';
import { readSessionCookie } from '#server/platform/sessions/session-cookie.ts';
import type { FoundSession } from '#server/platform/sessions/session-store.ts';
import { authorizationMs } from './browser-cookie.ts';
import { type Authorization, createOidcQueries } from './oidc.queries.ts';
import { auth0IdOf } from './provider.ts';

/** Somebody who is back, and for whom the provider vouches. */
export interface ProviderCallback {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: OidcCallbackRequest;
  readonly provider: OidcProvider;
  readonly identity: OidcIdentity;
  readonly authorization: Authorization;
  readonly browserHash: string;
}

/** The session that it was begun in, if this browser still has that very one. Throws `oidc.start_again`. */
export async function findOwnSession(
  { sessions, config }: AppContext,
  { request, authorization }: ProviderCallback,
): Promise<FoundSession> {
  const found = await sessions.find(readSessionCookie(config, request) ?? '');
  const isSame = found?.session.id === authorization.sessionId && found?.member.id === authorization.userId;
  assertThat(found && isSame, 'oidc.start_again');
  return found;
}

/** Lets whoever proves to own an account in this browser link it for a while. */
export async function keepLinkableIdentity(
  { db, clock }: AppContext,
  { provider, identity, browserHash }: ProviderCallback,
): Promise<void> {
  await createOidcQueries(db).keepLinkableIdentity({
    browserHash,
    auth0Id: auth0IdOf(provider, identity.subject),
    authProvider: provider.issuer,
    email: identity.email,
    isEmailVerified: identity.isEmailVerified,
    pictureUrl: identity.pictureUrl,
    expiresAt: new Date(clock.now().getTime() + authorizationMs),
  });
}
