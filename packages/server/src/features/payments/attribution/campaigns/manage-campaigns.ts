import type { CampaignCode, ChangeCampaignCodeRequest, CreateCampaignCodeRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedConstraint } from '#server/db/violated-constraint.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { foldCode } from '../find-code.ts';
import { type CampaignRow, createCampaignsQueries } from './campaigns.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

export async function listCampaigns({ db }: Parts): Promise<CampaignCode[]> {
  return (await createCampaignsQueries(db).list()).map(presentCampaign);
}

/** Makes a code that belongs to nobody. Throws `referrals.code_taken`. */
export async function makeCampaign(
  { db, clock }: Parts,
  actor: Actor,
  { code, label, expiresAt = null, maxUses = null, reason }: CreateCampaignCodeRequest,
): Promise<CampaignCode> {
  const now = clock.now();
  const values = { code: foldCode(code), type: 'campaign' as const, label, maxUses, createdAt: now };
  try {
    return await inTransaction(db, async (tx) => {
      const queries = createCampaignsQueries(tx);
      const id = await queries.insert({ ...values, expiresAt: toTime(expiresAt) });
      const made = id === null ? null : await queries.find(id);
      invariant(made, 'an insert returns its row');
      const details = { code: made.code, expiresAt, maxUses };
      await recordAudit(tx, { actor, action: 'campaign_code.made', userId: null, reason, details, now });
      return presentCampaign(made);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'referral_codes_code_unique') throw error;
    throw new AppError('referrals.code_taken', { cause: error });
  }
}

/** Changes what is named. Throws `referrals.code_not_found`, `referrals.below_uses`. */
export async function changeCampaign(
  { db, clock }: Parts,
  actor: Actor,
  id: number,
  { reason, expiresAt, ...changes }: ChangeCampaignCodeRequest,
): Promise<CampaignCode> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const queries = createCampaignsQueries(tx);
    const before = await queries.find(id);
    assertThat(before, 'referrals.code_not_found');
    const values = { ...changes, ...(expiresAt !== undefined && { expiresAt: toTime(expiresAt) }) };
    const isNothing = Object.values(values).every((value) => value === undefined);
    assertThat(isNothing || (await queries.update(id, values)), 'referrals.below_uses');
    const after = presentCampaign((await queries.find(id)) ?? before);
    const { code, status, maxUses } = after;
    const details = { code, status, expiresAt: after.expiresAt, maxUses };
    await recordAudit(tx, { actor, action: 'campaign_code.changed', userId: null, reason, details, now });
    return after;
  });
}

function toTime(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function presentCampaign({
  userId: _userId,
  type: _type,
  createdAt,
  expiresAt,
  ...row
}: CampaignRow): CampaignCode {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
