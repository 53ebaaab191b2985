import type { Handle } from '#server/db/client.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { createAccountQueries } from './accounts.queries.ts';

/** What the accounts of `--demo` are called: one as everybody has it, and one with premium. */
export const demoNames = ['demo', 'demo-premium'] as const;
export type DemoName = (typeof demoNames)[number];

/** Whether a folded name is one of theirs. */
export const isDemoName = (key: string): key is DemoName => (demoNames as readonly string[]).includes(key);

/** Whether a newcomer cannot have a name: a member has it, or one that is taken for it at sight, or it is kept for the demo. */
export async function isUsernameTaken(handle: Handle, username: string): Promise<boolean> {
  const key = foldIdentifier(username);
  return isDemoName(key) || (await createAccountQueries(handle).hasNameLike(key));
}
