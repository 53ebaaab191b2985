import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { hashNewPassword } from '../accounts/passwords/hash-new-password.ts';
import { hashDevice, readDevice } from '../sessions/device-cookie.ts';
import { createPasswordsQueries } from './passwords.queries.ts';
import { replacePassword } from './replace-password.ts';

export interface ChangePasswordOptions {
  readonly password: string;
  /** The one that the member is using. */
  readonly session: { readonly id: number };
  /** Its browser goes on being known. */
  readonly request: Pick<FastifyRequest, 'cookies'>;
  readonly origin: string;
}

/** Sets the member's password and ends their other sessions. Throws `accounts.password_too_common`. */
export async function changePassword(
  context: AppContext,
  member: Member,
  { password: chosen, session, request, origin }: ChangePasswordOptions,
): Promise<void> {
  const password = await hashNewPassword(chosen, member);
  await inTransaction(context.db, async (tx) => {
    await createPasswordsQueries(tx).lockHolder(member.id);
    const keptDevice = hashDevice(member.id, readDevice(context.config, request));
    const kept = { keptSession: session.id, keptDevice };
    await replacePassword(context, { tx, holder: member, password, ...kept, origin });
  });
}
