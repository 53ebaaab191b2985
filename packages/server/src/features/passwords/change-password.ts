import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { hashNewPassword } from '../accounts/passwords/hash-new-password.ts';
import { createPasswordsQueries } from './passwords.queries.ts';
import { replacePassword } from './replace-password.ts';

export interface ChangePasswordOptions {
  readonly password: string;
  /** The one that the member is using. */
  readonly session: { readonly id: number };
  readonly origin: string;
}

/** Sets the member's password and ends their other sessions. Throws `accounts.password_too_common`. */
export async function changePassword(
  context: AppContext,
  member: Member,
  { password: chosen, session, origin }: ChangePasswordOptions,
): Promise<void> {
  const password = await hashNewPassword(chosen, member);
  await inTransaction(context.db, async (tx) => {
    await createPasswordsQueries(tx).lockHolder(member.id);
    await replacePassword(context, { tx, holder: member, password, keptSession: session.id, origin });
  });
}
