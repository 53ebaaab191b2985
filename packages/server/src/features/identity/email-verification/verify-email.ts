import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedConstraint } from '#server/db/violated-constraint.ts';
import { hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { FoundSession } from '#server/platform/sessions/session-store.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { type AddressOwner, createEmailVerificationQueries } from './email-verification.queries.ts';
import { proveAddress } from './prove-address.ts';

export interface VerifyEmailOptions {
  readonly token: string;
  /** Of the browser that the link was opened in. */
  readonly opened: FoundSession | null;
  readonly origin: string;
}

/** What following a link has done. */
export interface VerifiedEmail {
  readonly email: string;
  /** Whether passkeys, second factors or a provider's link went, which were there before the first proof. */
  readonly hasLostWaysIn: boolean;
}

/**
 * Proves an address by the token that was sent there: the member's own, or the one that they asked for, which is
 * theirs from then on. It counts in a session of that very account alone: whoever owns an address must not confirm, by
 * one click, an account that a stranger has opened with it. Of many who use a token at once, one succeeds. Throws
 * `links.*`, and `accounts.email_taken` where another account was faster; the token is left unused then.
 */
export async function verifyEmail(
  context: AppContext,
  { token, opened, origin }: VerifyEmailOptions,
): Promise<VerifiedEmail> {
  const hash = hashSecretToken(token);
  try {
    return await inTransaction(context.db, async (tx) => {
      const queries = createEmailVerificationQueries(tx);
      const owner = await queries.lockOwnerOf(hash);
      assertThat(owner && owner.accountStatus !== 'deleted', 'links.unknown');
      const email = await queries.consume(hash, context.clock.now());
      if (email === null) throw new AppError((await queries.isUsed(hash)) ? 'links.used' : 'links.expired');
      const isChange = email !== owner.email;
      if (isChange) await assertStillWanted(tx, owner, email);
      assertThat(opened?.member.id === owner.id, 'links.sign_in_needed');
      if (isChange) await changeAddress({ context, tx, owner, email, origin });
      await queries.useUpTokens(owner.id, email);
      const hasLostWaysIn = await proveAddress(context, tx, {
        owner: { ...owner, email },
        proof: 'link',
        keptSession: opened.session.id,
        keepsProvider: opened.session.method === 'oidc',
        origin,
      });
      return { email, hasLostWaysIn };
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'users_email_key_unique') throw error;
    throw new AppError('accounts.email_taken', { cause: error });
  }
}

async function assertStillWanted(tx: Transaction, { id }: AddressOwner, email: string): Promise<void> {
  const wanted = await createEmailVerificationQueries(tx).findWantedAddress(id);
  assertThat(wanted === email, 'links.replaced');
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
  await createEmailVerificationQueries(tx).moveTo(owner.id, { email, emailKey: foldIdentifier(email) });
  await enqueueMail(context, tx, {
    kind: 'email-changed',
    userId: owner.id,
    recipient: owner.email,
    language: owner.language,
    origin,
    params: { email },
  });
}
