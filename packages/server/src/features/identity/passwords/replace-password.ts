import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { createPasswordsQueries, type PasswordHolder } from './passwords.queries.ts';

export interface ReplacePasswordOptions {
  readonly tx: Transaction;
  readonly holder: Pick<PasswordHolder, 'id' | 'email' | 'language'>;
  /** Hashed. */
  readonly password: string;
  /** The session that goes on; every other ends. */
  readonly keptSession?: number | undefined;
  /** The browser that goes on being known, hashed with the member; every other is a new one. */
  readonly keptDevice?: string | undefined;
  readonly origin: string;
}

/**
 * Sets a password, and with it ends what whoever knew the former one may have begun: sessions, links for a new
 * password, a change of address. The owner is told by mail.
 */
export async function replacePassword(
  context: AppContext,
  { tx, holder, password, keptSession, keptDevice, origin }: ReplacePasswordOptions,
): Promise<void> {
  const queries = createPasswordsQueries(tx);
  await queries.updatePassword(holder.id, password);
  await queries.endWhatWasBegun(holder.id, keptDevice);
  await context.sessions.closeAll(holder.id, tx, keptSession);
  await enqueueMail(context, tx, {
    kind: 'password-changed',
    userId: holder.id,
    recipient: holder.email,
    language: holder.language,
    origin,
  });
}
