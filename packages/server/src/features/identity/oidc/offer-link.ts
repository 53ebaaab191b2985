import type { OidcOutcome } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createOidcQueries } from './oidc.queries.ts';
import { auth0IdOf } from './provider.ts';
import { findOwnSession, keepLinkableIdentity, type ProviderCallback } from './provider-callback.ts';

/** A member who wants to link the account they are signed in to; the link itself asks for a fresh proof. */
export async function offerLink(context: AppContext, callback: ProviderCallback): Promise<OidcOutcome> {
  const { provider, identity, authorization } = callback;
  const { member } = await findOwnSession(context, callback);
  const owner = await createOidcQueries(context.db).findMemberByIdentity(
    auth0IdOf(provider, identity.subject),
  );
  assertThat(owner === null || owner.id === member.id, 'oidc.already_linked');
  await keepLinkableIdentity(context, callback);
  return { outcome: 'link_ready', email: identity.email, next: authorization.next };
}
