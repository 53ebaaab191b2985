import type { ResetPasswordRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { hashNewPassword } from '../accounts/passwords/hash-new-password.ts';
import { proveAddress } from '../email-verification/prove-address.ts';
import { createPasswordsQueries, type PasswordHolder } from './passwords.queries.ts';
import { replacePassword } from './replace-password.ts';

export interface ResetPasswordOptions {
  readonly request: ResetPasswordRequest;
  readonly origin: string;
}

/**
 * Sets a new password by the token of a mail and ends every session. Whoever reads the mail owns the address, so it
 * counts as verified. A password that is refused leaves the token as it was. Throws `links.*`,
 * `accounts.password_too_common` and `accounts.suspended`.
 */
export async function resetPassword(
  context: AppContext,
  { request: { token, password: chosen }, origin }: ResetPasswordOptions,
): Promise<void> {
  const hash = hashSecretToken(token);
  const holder = await holderOf(context, hash);
  const password = await hashNewPassword(chosen, holder);
  await inTransaction(context.db, async (tx) => {
    const queries = createPasswordsQueries(tx);
    await queries.lockHolder(holder.id);
    assertThat(await queries.consume(hash, context.clock.now()), 'links.used');
    await proveAddress(context, tx, { owner: holder, proof: 'reset', origin });
    await replacePassword(context, { tx, holder, password, origin });
  });
}

/** Whose password the token sets, if it still counts: a token that does not costs no hashing. */
async function holderOf({ db, clock }: AppContext, hash: string): Promise<PasswordHolder> {
  const found = await createPasswordsQueries(db).findToken(hash);
  assertThat(found && found.holder.accountStatus !== 'deleted', 'links.unknown');
  const { holder, state } = found;
  assertThat(!state.used, 'links.used');
  assertThat(state.expiresAt > clock.now(), 'links.expired');
  assertThat(holder.accountStatus !== 'suspended', 'accounts.suspended');
  return holder;
}
