import type { OidcCallbackRequest } from '@chitta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { OidcIdentity, OidcProvider } from '#server/platform/oidc/oidc-provider.ts';
import { readSessionCookie } from '#server/platform/sessions/session-cookie.ts';
import type { FoundSession } from '#server/platform/sessions/session-store.ts';
import { journeyMs } from './browser-cookie.ts';
import { createOidcQueries, type Journey } from './oidc.queries.ts';
import { auth0IdOf } from './provider.ts';

/** Somebody who is back, and for whom the provider vouches. */
export interface Arrived {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: OidcCallbackRequest;
  readonly provider: OidcProvider;
  readonly identity: OidcIdentity;
  readonly journey: Journey;
  readonly browserHash: string;
}

/** The session that the journey was begun in, if this browser still has that very one. Throws `oidc.start_again`. */
export async function findTraveller(
  { sessions, config }: AppContext,
  { request, journey }: Arrived,
): Promise<FoundSession> {
  const found = await sessions.find(readSessionCookie(config, request) ?? '');
  const isSame = found?.session.id === journey.sessionId && found?.member.id === journey.userId;
  assertThat(found && isSame, 'oidc.start_again');
  return found;
}

/** Lets whoever proves to own an account in this browser link it for a while. */
export async function keepArrival(
  { db, clock }: AppContext,
  { provider, identity, browserHash }: Arrived,
): Promise<void> {
  await createOidcQueries(db).keepArrival({
    browserHash,
    auth0Id: auth0IdOf(provider, identity.subject),
    authProvider: provider.issuer,
    email: identity.email,
    isEmailVerified: identity.isEmailVerified,
    pictureUrl: identity.pictureUrl,
    expiresAt: new Date(clock.now().getTime() + journeyMs),
  });
}
