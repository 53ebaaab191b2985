import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { hasPasskeyHere } from '../factors/passkeys/ask-for-passkey.ts';
import { type LinkOwner, tellOwner } from './link-provider.ts';
import { createOidcQueries } from './oidc.queries.ts';
import { requireProvider } from './provider.ts';

/** Unlinks the member's account. Throws `oidc.only_way_in` where there is neither a password nor a passkey. */
export async function unlinkProvider(context: AppContext, owner: LinkOwner): Promise<void> {
  const { member, request } = owner;
  requireProvider(context);
  const hasPasskey = await hasPasskeyHere(context, request, member.id);
  await inTransaction(context.db, async (tx) => {
    const queries = createOidcQueries(tx);
    await queries.lockMember(member.id);
    const { auth0Id, hasPassword } = await queries.findLink(member.id);
    if (auth0Id === null) return;
    assertThat(hasPassword || hasPasskey, 'oidc.only_way_in');
    if (await queries.unlink(member.id)) await tellOwner(context, tx, owner, 'unlinked');
  });
}
