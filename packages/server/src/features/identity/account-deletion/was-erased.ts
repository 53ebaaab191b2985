import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { createAccountDeletionQueries } from './account-deletion.queries.ts';
import { hashAddress } from './hash-address.ts';

/** Whether an account with one of these addresses, folded, was erased once. */
export async function wasErased(
  parts: { readonly db: Handle } & Pick<AppContext, 'secretBox'>,
  addresses: readonly string[],
): Promise<boolean> {
  const hashes = [];
  for (const address of addresses) hashes.push(await hashAddress(parts, address));
  return createAccountDeletionQueries(parts.db).hasTombstone(hashes);
}
