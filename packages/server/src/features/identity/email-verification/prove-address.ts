import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import {
  type AddressOwner,
  type AddressProof,
  createEmailVerificationQueries,
} from './email-verification.queries.ts';

export interface ProveAddressOptions {
  /** As the account stands after what is done with the proof. */
  readonly owner: Pick<AddressOwner, 'id' | 'email' | 'language'>;
  readonly proof: Exclude<AddressProof, 'administrator'>;
  /** The session that goes on where others end. */
  readonly keptSession?: number | undefined;
  /** The provider is what the one who proves came by: its link goes on too. */
  readonly keepsProvider?: boolean;
  readonly origin: string;
}

/** Proofs that only whoever reads the mailbox can give, whoever opened the account. */
const strongProofs: readonly (AddressProof | null)[] = ['reset', 'provider'];

/**
 * Keeps that the address of an account has been shown to be its member's. The first time, whatever was set up before
 * may be somebody else's, who opened the account with an address that was not theirs and waited: other sessions end, and
 * passkeys, second factors and the provider's link go; a mail says so. An address that has changed meanwhile is left as
 * it is.
 *
 * @returns whether ways into the account were taken away.
 */
export async function proveAddress(
  context: Pick<AppContext, 'clock' | 'mail' | 'sessions' | 'paymentEffects'>,
  tx: Transaction,
  { owner, proof, keptSession, keepsProvider = false, origin }: ProveAddressOptions,
): Promise<boolean> {
  const queries = createEmailVerificationQueries(tx);
  const known = await queries.lockAddress(owner.id);
  if (known === null || known.emailKey !== foldIdentifier(owner.email)) return false;
  // An administrator's word is no proof by the owner.
  const isFirst = !known.emailVerified || known.addressProof === 'administrator';
  const isStronger = strongProofs.includes(known.addressProof) && !strongProofs.includes(proof);
  await queries.markVerified(owner.id, isStronger ? (known.addressProof ?? proof) : proof);
  const hasLostWaysIn = isFirst && (await queries.removeOtherWaysIn(owner.id, keepsProvider));
  if (isFirst) await context.sessions.closeAll(owner.id, tx, keptSession);
  if (hasLostWaysIn) {
    await enqueueMail(context, tx, {
      kind: 'factors-changed',
      userId: owner.id,
      recipient: owner.email,
      language: owner.language,
      origin,
      params: { fact: 'removed_at_proof' },
    });
  }
  // Months for bringing somebody wait for this.
  await context.paymentEffects.apply(tx, { userId: owner.id, now: context.clock.now() });
  return hasLostWaysIn;
}
