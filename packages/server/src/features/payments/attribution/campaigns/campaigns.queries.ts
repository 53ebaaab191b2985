import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  type ReferralCodeRow,
  referralClicks,
  referralCodes,
} from '#server/db/tables/payments/referral-codes.ts';

/** A code of a campaign with the visits by it. */
export type CampaignRow = ReferralCodeRow & { readonly clicks: number };

type Settable = Pick<ReferralCodeRow, 'label' | 'status' | 'expiresAt' | 'maxUses'>;

/** What an operator changes of a campaign's code; what is undefined stays. */
export type CampaignChanges = { readonly [Name in keyof Settable]?: Settable[Name] | undefined };

const isCampaign = eq(referralCodes.type, 'campaign');
const clicks = sql`(SELECT coalesce(sum(${referralClicks.clicks}), 0) FROM ${referralClicks}
  WHERE ${referralClicks.referralCodeId} = ${referralCodes.id})`;

export function createCampaignsQueries(handle: Handle) {
  /** The newest first, or the one. */
  async function list(id?: number): Promise<CampaignRow[]> {
    const rows = await handle
      .select({ code: referralCodes, clicks: clicks.mapWith(Number) })
      .from(referralCodes)
      .where(and(isCampaign, id === undefined ? undefined : eq(referralCodes.id, id)))
      .orderBy(desc(referralCodes.id));
    return rows.map((row) => ({ ...row.code, clicks: row.clicks }));
  }

  return {
    list,
    async find(id: number): Promise<CampaignRow | null> {
      const [row] = await list(id);
      return row ?? null;
    },
    async insert(values: typeof referralCodes.$inferInsert): Promise<number | null> {
      const [row] = await handle.insert(referralCodes).values(values).returning({ id: referralCodes.id });
      return row?.id ?? null;
    },
    /** False where it has been used more often than it shall be. */
    async update(id: number, values: CampaignChanges): Promise<boolean> {
      const { maxUses } = values;
      const changed = await handle
        .update(referralCodes)
        .set(values)
        .where(
          and(
            isCampaign,
            eq(referralCodes.id, id),
            maxUses === undefined || maxUses === null ? undefined : lte(referralCodes.currentUses, maxUses),
          ),
        );
      return changed.rowCount === 1;
    },
  };
}
