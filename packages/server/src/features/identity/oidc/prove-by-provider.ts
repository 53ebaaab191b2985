import type { OidcOutcome } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createOidcQueries } from './oidc.queries.ts';
import { auth0IdOf } from './provider.ts';
import { findOwnSession, type ProviderCallback } from './provider-callback.ts';

/** By how much the provider's clock may differ from ours. */
const toleranceMs = 60_000;

/**
 * The member signed in at the provider anew: since they left, and as who they are there. It proves as a password does;
 * what the provider asked for besides is no second factor of ours.
 */
export async function proveByProvider(context: AppContext, callback: ProviderCallback): Promise<OidcOutcome> {
  const { provider, identity, authorization } = callback;
  const { member, session } = await findOwnSession(context, callback);
  const { auth0Id } = await createOidcQueries(context.db).findLink(member.id);
  assertThat(auth0Id === auth0IdOf(provider, identity.subject), 'oidc.other_identity');
  const since = authorization.createdAt.getTime() - toleranceMs;
  assertThat((identity.authenticatedAt?.getTime() ?? 0) >= since, 'oidc.answer_refused');
  await context.sessions.markProven(session.id);
  return { outcome: 'proven', next: authorization.next };
}
