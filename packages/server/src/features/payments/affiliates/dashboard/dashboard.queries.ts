import { type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { affiliateCommissions } from '#server/db/tables/payments/affiliates.ts';
import { attributionClicks, conversions } from '#server/db/tables/payments/attribution.ts';
import { referralClicks } from '#server/db/tables/payments/referral-codes.ts';

/** What came by a code in one month, or by one tag. */
export interface Tally {
  readonly key: string;
  readonly clicks: number;
  readonly signUps: number;
  readonly conversions: number;
  /** Minor units; what is held or void is no part of it. */
  readonly earned: number;
}

/** Whose, and in which currency earnings are told. */
export interface TallyRange {
  readonly userId: number;
  /** Of the affiliate's code; null: there is none. */
  readonly codeId: number | null;
  readonly currency: string;
  /** Nothing older is told. */
  readonly since: Date;
}

type Columns = Readonly<Record<'click' | 'signUp' | 'conversion' | 'commission', SQL>>;

const monthOf = (time: SQL) => sql`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM')`;

const byMonth: Columns = {
  click: sql`to_char(clicked.day, 'YYYY-MM')`,
  signUp: monthOf(sql`sign_up.touched_at`),
  conversion: monthOf(sql`conversion.decided_at`),
  commission: monthOf(sql`commission.created_at`),
};

const byCampaign: Columns = {
  click: sql`clicked.campaign`,
  signUp: sql`coalesce(sign_up.campaign, '')`,
  conversion: sql`coalesce(sign_up.campaign, '')`,
  commission: sql`coalesce(commission.campaign, '')`,
};

export function createDashboardQueries(handle: Handle) {
  async function tally(columns: Columns, { userId, codeId, currency, since }: TallyRange): Promise<Tally[]> {
    const from = since.toISOString();
    const { rows } = await handle.execute<{
      [Key in keyof Tally]: Key extends 'earned' ? string : Tally[Key];
    }>(sql`
      SELECT key, sum(clicks)::integer AS clicks, sum(sign_ups)::integer AS "signUps",
        sum(conversions)::integer AS conversions, sum(earned)::text AS earned
      FROM (
        SELECT ${columns.click} AS key, clicked.clicks, 0 AS sign_ups, 0 AS conversions, 0 AS earned
          FROM ${referralClicks} clicked WHERE clicked.referral_code_id = ${codeId} AND clicked.day >= ${from}::date
        UNION ALL
        SELECT ${columns.signUp}, 0, 1, 0, 0 FROM ${attributionClicks} sign_up
          WHERE sign_up.referral_code_id = ${codeId} AND sign_up.touched_at >= ${from}
        UNION ALL
        SELECT ${columns.conversion}, 0, 0, 1, 0 FROM ${conversions} conversion
          LEFT JOIN ${attributionClicks} sign_up
            ON sign_up.user_id = conversion.user_id AND sign_up.referral_code_id = conversion.referral_code_id
          WHERE conversion.referral_code_id = ${codeId} AND conversion.decided_at >= ${from}
        UNION ALL
        SELECT ${columns.commission}, 0, 0, 0, commission.amount FROM ${affiliateCommissions} commission
          WHERE commission.user_id = ${userId} AND commission.currency = ${currency}
            AND commission.state NOT IN ('held', 'void') AND commission.created_at >= ${from}
      ) AS events
      GROUP BY key ORDER BY key`);
    // Sums of whole minor units come as digits.
    return rows.map((row) => ({ ...row, earned: Number(row.earned) }));
  }

  return {
    tallyMonths: (range: TallyRange) => tally(byMonth, range),
    tallyCampaigns: (range: TallyRange) => tally(byCampaign, range),
  };
}
