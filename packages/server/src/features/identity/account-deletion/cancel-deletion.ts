import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createAccountDeletionQueries } from './account-deletion.queries.ts';

/**
 * Opens a closed account again by the token of the mail; sessions stay ended. Throws `links.*`, `links.replaced` where
 * the account was opened in another way.
 */
export async function cancelDeletion({ db, clock }: AppContext, token: string): Promise<void> {
  const hash = hashSecretToken(token);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const queries = createAccountDeletionQueries(tx);
    const found = await queries.findToken(hash);
    assertThat(found, 'links.unknown');
    assertThat(!found.used, 'links.used');
    assertThat(found.expiresAt > now, 'links.expired');
    assertThat(await queries.consume(hash, now), 'links.used');
    assertThat(await queries.reopen(found.userId), 'links.replaced');
  });
}
