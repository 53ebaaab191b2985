import type { AppContext } from '#server/context.ts';
import { createAccountQueries } from './accounts.queries.ts';
import { hashPassword } from './passwords/passwords.ts';

/** Replaces a member's password. Sessions that are open stay open. */
export async function setPassword({ db }: AppContext, userId: number, password: string): Promise<void> {
  await createAccountQueries(db).updateUser(userId, { password: await hashPassword(password) });
}
