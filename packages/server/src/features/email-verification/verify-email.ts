import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedConstraint } from '#server/db/violated-constraint.ts';
import { hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { type AddressOwner, createEmailVerificationQueries } from './email-verification.queries.ts';

export interface VerifyEmailOptions {
  readonly token: string;
  readonly origin: string;
}

/**
 * Proves an address by the token that was sent there: the member's own, or the one that they asked for, which is
 * theirs from then on. Of many who use a token at once, one succeeds. Throws `links.*`, and `accounts.email_taken`
 * where another account was faster; the token is left unused then.
 */
export async function verifyEmail(
  context: AppContext,
  { token, origin }: VerifyEmailOptions,
): Promise<{ email: string }> {
  const hash = hashSecretToken(token);
  try {
    return await inTransaction(context.db, async (tx) => {
      const queries = createEmailVerificationQueries(tx);
      const owner = await queries.lockOwnerOf(hash);
      assertThat(owner && owner.accountStatus !== 'deleted', 'links.unknown');
      const email = await queries.consume(hash, context.clock.now());
      if (email === null) throw new AppError((await queries.isUsed(hash)) ? 'links.used' : 'links.expired');
      if (email === owner.email) await queries.markVerified(owner.id);
      else await changeAddress({ context, tx, owner, email, origin });
      await queries.useUpTokens(owner.id, email);
      // Months for bringing somebody wait for this.
      await context.paymentEffects.apply(tx, { userId: owner.id, now: context.clock.now() });
      return { email };
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'users_email_key_unique') throw error;
    throw new AppError('accounts.email_taken', { cause: error });
  }
}

interface AddressChange {
  readonly context: AppContext;
  readonly tx: Transaction;
  readonly owner: AddressOwner;
  readonly email: string;
  readonly origin: string;
}

/** The former address is told, since whoever reads it may be the one who lost the account. */
async function changeAddress({ context, tx, owner, email, origin }: AddressChange): Promise<void> {
  const queries = createEmailVerificationQueries(tx);
  assertThat((await queries.findWantedAddress(owner.id)) === email, 'links.replaced');
  await queries.moveTo(owner.id, { email, emailKey: foldIdentifier(email) });
  await enqueueMail(context, tx, {
    kind: 'email-changed',
    userId: owner.id,
    recipient: owner.email,
    language: owner.language,
    origin,
    params: { email },
  });
}
