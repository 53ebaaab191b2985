import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import {
  type AttributionClick,
  attributionClicks,
  type Conversion,
  conversions,
} from '#server/db/tables/payments/attribution.ts';
import { invoices } from '#server/db/tables/payments/invoices.ts';
import {
  type ReferralCodeRow,
  referralClicks,
  referralCodes,
} from '#server/db/tables/payments/referral-codes.ts';
import { subscriptions } from '#server/db/tables/payments/subscriptions.ts';

/** A payment that counts, and when the membership began that it is for. */
export interface FirstPayment {
  readonly invoiceId: string;
  readonly convertedAt: Date;
}

/** Tags of one code that are counted apart on a day; what else comes is counted together. */
const tagsADay = 50;

export function createAttributionQueries(handle: Handle) {
  return {
    /** One that holds at `now` and whose owner, if it has one, is no closed or suspended account. */
    async findCode(code: string, now: Date): Promise<ReferralCodeRow | null> {
      const [row] = await handle
        .select({ code: referralCodes })
        .from(referralCodes)
        .leftJoin(users, eq(users.id, referralCodes.userId))
        .where(
          and(
            eq(referralCodes.code, code),
            eq(referralCodes.status, 'active'),
            or(isNull(referralCodes.expiresAt), gt(referralCodes.expiresAt, now)),
            or(isNull(referralCodes.userId), inArray(users.accountStatus, ['pending', 'active'])),
          ),
        );
      return row?.code ?? null;
    },
    /** Counts one use; false where it has had all of them. */
    async useCode(id: number): Promise<boolean> {
      const used = await handle
        .update(referralCodes)
        .set({ currentUses: sql`${referralCodes.currentUses} + 1` })
        .where(
          and(
            eq(referralCodes.id, id),
            or(isNull(referralCodes.maxUses), lt(referralCodes.currentUses, referralCodes.maxUses)),
          ),
        );
      return used.rowCount === 1;
    },
    async hasAttributionClick(userId: number, codeId: number): Promise<boolean> {
      const { userId: ofMember, referralCodeId } = attributionClicks;
      return (
        (await handle.$count(attributionClicks, and(eq(ofMember, userId), eq(referralCodeId, codeId)))) > 0
      );
    },
    async addAttributionClick(click: typeof attributionClicks.$inferInsert): Promise<void> {
      await handle.insert(attributionClicks).values(click);
    },
    /** The oldest first. */
    listAttributionClicks: (userId: number): Promise<AttributionClick[]> =>
      handle
        .select()
        .from(attributionClicks)
        .where(eq(attributionClicks.userId, userId))
        .orderBy(asc(attributionClicks.clickedAt), asc(attributionClicks.referralCodeId)),
    async countClick(codeId: number, day: string, campaign: string): Promise<void> {
      // Links are made by anybody: invented tags must not fill the table.
      const known = sql`(SELECT count(*) FROM ${referralClicks}
        WHERE ${referralClicks.referralCodeId} = ${codeId} AND ${referralClicks.day} = ${day}::date
        AND ${referralClicks.campaign} NOT IN ('', ${campaign}))`;
      await handle.execute(sql`INSERT INTO ${referralClicks} (referral_code_id, day, campaign, clicks)
        SELECT ${codeId}, ${day}::date, CASE WHEN ${known} < ${tagsADay} THEN ${campaign} ELSE '' END, 1
        ON CONFLICT (referral_code_id, day, campaign) DO UPDATE SET clicks = referral_clicks.clicks + 1`);
    },
    async sumClicks(codeId: number): Promise<number> {
      const [row] = await handle
        .select({ sum: sql<number>`coalesce(sum(${referralClicks.clicks}), 0)`.mapWith(Number) })
        .from(referralClicks)
        .where(eq(referralClicks.referralCodeId, codeId));
      return row?.sum ?? 0;
    },
    async findMemberCode(userId: number): Promise<ReferralCodeRow | null> {
      const [row] = await handle
        .select()
        .from(referralCodes)
        .where(and(eq(referralCodes.userId, userId), eq(referralCodes.type, 'member')));
      return row ?? null;
    },
    /** Keeps a code for a member who has none, and mirrors the one there is. */
    async keepMemberCode(userId: number, offered: string, now: Date): Promise<void> {
      await handle
        .update(users)
        .set({ referralCode: offered })
        .where(and(eq(users.id, userId), isNull(users.referralCode)));
      await handle.execute(sql`INSERT INTO ${referralCodes} (user_id, code, type, created_at)
        SELECT id, upper(referral_code), 'member', ${now.toISOString()}::timestamptz FROM ${users} WHERE id = ${userId}
        ON CONFLICT DO NOTHING`);
    },
    /** The member's first payment in which money arrived: neither free time nor anything but premium. */
    async findFirstPayment(userId: number): Promise<FirstPayment | null> {
      const [row] = await handle
        .select({
          invoiceId: invoices.id,
          convertedAt: sql<Date>`coalesce(${subscriptions.createdAt}, ${invoices.createdAt})`.mapWith(
            invoices.createdAt,
          ),
        })
        .from(invoices)
        .leftJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
        .where(
          and(
            eq(invoices.userId, userId),
            eq(invoices.status, 'paid'),
            gt(invoices.amountPaid, 0),
            inArray(invoices.reason, ['create', 'cycle', 'change']),
          ),
        )
        .orderBy(asc(sql`coalesce(${invoices.paidAt}, ${invoices.createdAt})`), asc(invoices.id))
        .limit(1);
      return row ?? null;
    },
    async findConversion(userId: number): Promise<Conversion | null> {
      const [row] = await handle.select().from(conversions).where(eq(conversions.userId, userId));
      return row ?? null;
    },
    async addConversion(values: Conversion): Promise<void> {
      await handle.insert(conversions).values(values).onConflictDoNothing();
    },
  };
}
