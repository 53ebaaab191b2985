import type { OidcOutcome } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { type Arrived, findTraveller, keepArrival } from './arrived.ts';
import { createOidcQueries } from './oidc.queries.ts';
import { auth0IdOf } from './provider.ts';

/** A member who wants to link the account they are signed in to; the link itself asks for a fresh proof. */
export async function arriveToLink(context: AppContext, arrived: Arrived): Promise<OidcOutcome> {
  const { provider, identity, journey } = arrived;
  const { member } = await findTraveller(context, arrived);
  const owner = await createOidcQueries(context.db).findMemberByIdentity(
    auth0IdOf(provider, identity.subject),
  );
  assertThat(owner === null || owner.id === member.id, 'oidc.already_linked');
  await keepArrival(context, arrived);
  return { outcome: 'link_ready', email: identity.email, next: journey.next };
}
