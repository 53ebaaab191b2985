import type { Handle } from '#server/db/client.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { createAccountQueries } from './accounts.queries.ts';

/** What the account of `--demo` is called. */
export const demoName = 'demo';

/** Whether a newcomer cannot have a name: a member has it, or one that is taken for it at sight, or it is kept for the demo. */
export async function isUsernameTaken(handle: Handle, username: string): Promise<boolean> {
  const key = foldIdentifier(username);
  return key === demoName || (await createAccountQueries(handle).hasNameLike(key));
}
