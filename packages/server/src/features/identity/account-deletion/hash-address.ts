import { createHmac, randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { createAccountDeletionQueries } from './account-deletion.queries.ts';

const keyBytes = 32;

/**
 * What is kept of a folded address: the same for the same one, and of no use without the key, which is sealed as other
 * secrets are. Made with the first account that is erased.
 */
export async function hashAddress(
  { db, secretBox }: { readonly db: Handle } & Pick<AppContext, 'secretBox'>,
  emailKey: string,
): Promise<string> {
  const queries = createAccountDeletionQueries(db);
  if ((await queries.findKey()) === null) {
    await queries.offerKey(await secretBox.seal(randomBytes(keyBytes)));
  }
  const sealed = await queries.findKey();
  invariant(sealed, 'a key that was offered is there');
  return createHmac('sha256', await secretBox.open(sealed))
    .update(emailKey)
    .digest('base64url');
}
