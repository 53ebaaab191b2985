import type { AdminAffiliateApplication, ReviewAffiliateRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { createReferralCode } from '#server/features/identity/accounts/referral-code.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { type Candidate, createStandingQueries, lockAffiliate } from '../standing/standing.queries.ts';
import { createApplicationsQueries, findApplicantId } from './applications.queries.ts';
import { presentApplication } from './list-applications.ts';

export interface Review extends ReviewAffiliateRequest {
  readonly id: number;
  readonly actor: Actor;
  /** Where the link of the mail leads. */
  readonly origin: string;
}

/**
 * Decides an application once, and tells the applicant. Approved, the member is an affiliate with a code of their own.
 * Throws `affiliates.*`.
 */
export function reviewApplication(
  context: AppContext,
  { id, actor, verdict, notes, reason, origin, ...review }: Review,
): Promise<AdminAffiliateApplication> {
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const applicantId = await findApplicantId(tx, id);
    assertThat(applicantId !== null, 'affiliates.application_not_found');
    const candidate = await lockAffiliate(tx, applicantId);
    invariant(candidate, 'an application goes with its member');
    const queries = createApplicationsQueries(tx);
    const decided = { status: verdict, reviewedBy: actor.id, reviewedAt: now, reviewNotes: notes || null };
    assertThat(await queries.decide(id, decided), 'affiliates.decided_already');
    const tier = verdict === 'approved' ? await welcome(tx, candidate, { wanted: review.tier, now }) : null;
    await recordAudit(tx, {
      actor,
      action: 'affiliate_application.reviewed',
      userId: applicantId,
      reason,
      details: { application: id, verdict, tier },
      now,
    });
    await enqueueMail(context, tx, {
      kind: 'affiliate-reviewed',
      userId: applicantId,
      recipient: candidate.email,
      language: candidate.language,
      origin,
      params: { verdict, notes: notes ?? '' },
    });
    const known = await queries.find(id);
    invariant(known, 'what was decided is there');
    return presentApplication(known);
  });
}

/** Makes the member an affiliate; answers with the tier. */
async function welcome(
  tx: Transaction,
  { id, affiliateStatus }: Candidate,
  { wanted, now }: { readonly wanted: string | undefined; readonly now: Date },
): Promise<string> {
  assertThat(affiliateStatus === 'inactive', 'affiliates.is_affiliate');
  const queries = createStandingQueries(tx);
  const tiers = await queries.listTiers();
  const tier = wanted === undefined ? tiers[0] : tiers.find(({ key }) => key === wanted);
  assertThat(tier, 'affiliates.tier_not_found');
  await queries.update(id, { affiliateStatus: 'active', affiliateTier: tier.key });
  if ((await queries.findCode(id)) === null) await queries.addCode(id, createReferralCode(), now);
  return tier.key;
}
