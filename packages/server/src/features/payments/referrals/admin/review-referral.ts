import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createReferralsQueries } from '../referrals.queries.ts';
import { updateReferral } from '../rewards/update-referral.ts';

/** What an administrator says of a referral that waits for a look. */
export interface Review {
  readonly actor: Actor;
  readonly id: number;
  readonly verdict: 'approved' | 'rejected';
  readonly reason: string;
}

/**
 * Decides about the doubt that there is; another one later is decided anew. A month that was used stays with the member
 * either way. Throws `referrals.not_found`, `referrals.nothing_to_review`.
 */
export async function reviewReferral(
  context: Pick<AppContext, 'db' | 'clock' | 'secretBox'>,
  { actor, id, verdict, reason }: Review,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const queries = createReferralsQueries(tx);
    const referral = await queries.lock(id);
    assertThat(referral, 'referrals.not_found');
    assertThat(referral.rewardStatus === 'review_required', 'referrals.nothing_to_review');
    const { reason: doubt, referrerId: userId } = referral;
    await queries.update(id, { reviewVerdict: verdict, reviewReason: doubt, reviewedAt: now });
    await updateReferral(context, tx, id, now);
    const details = { referral: id, verdict, doubt };
    await recordAudit(tx, { actor, action: 'referral.reviewed', userId, reason, details, now });
  });
}
