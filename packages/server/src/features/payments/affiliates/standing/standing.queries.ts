import { and, asc, desc, eq, getTableColumns, inArray, lt, type SQL } from 'drizzle-orm';
import type { Handle, Transaction } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { affiliateTiers, type TierRow } from '#server/db/tables/payments/affiliates.ts';
import { referralCodes } from '#server/db/tables/payments/referral-codes.ts';

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailVerified: users.emailVerified,
  language: users.language,
  accountStatus: users.accountStatus,
  affiliateStatus: users.affiliateStatus,
  affiliateTier: users.affiliateTier,
  affiliateCommissionRate: users.affiliateCommissionRate,
  createdAt: users.createdAt,
};

const { position, ...tierColumns } = getTableColumns(affiliateTiers);

/** Somebody as the programme knows them. */
export type Candidate = Readonly<Pick<typeof users.$inferSelect, keyof typeof columns>>;

/** Which affiliates are listed; the newest members first. */
export interface AffiliateRange {
  readonly status?: string | undefined;
  readonly before?: number | undefined;
  readonly count: number;
}

export function createStandingQueries(handle: Handle) {
  const findWhere = async (where: SQL | undefined): Promise<Candidate | null> => {
    const [row] = await handle.select(columns).from(users).where(where);
    return row ?? null;
  };

  return {
    find: (id: number) => findWhere(eq(users.id, id)),
    list: ({ status, before, count }: AffiliateRange): Promise<Candidate[]> =>
      handle
        .select(columns)
        .from(users)
        .where(
          and(
            inArray(users.affiliateStatus, status === undefined ? ['active', 'suspended'] : [status]),
            before === undefined ? undefined : lt(users.id, before),
          ),
        )
        .orderBy(desc(users.id))
        .limit(count),
    /** Everybody begins in the first. */
    listTiers: (): Promise<Omit<TierRow, 'position'>[]> =>
      handle.select(tierColumns).from(affiliateTiers).orderBy(asc(position)),
    async updateTier(key: string, values: Pick<TierRow, 'name' | 'rateBps' | 'months'>): Promise<void> {
      await handle.update(affiliateTiers).set(values).where(eq(affiliateTiers.key, key));
    },
    async update(id: number, values: Partial<typeof users.$inferInsert>): Promise<void> {
      await handle.update(users).set(values).where(eq(users.id, id));
    },
    async findCode(userId: number): Promise<{ id: number; code: string } | null> {
      const [row] = await handle
        .select({ id: referralCodes.id, code: referralCodes.code })
        .from(referralCodes)
        .where(and(eq(referralCodes.userId, userId), eq(referralCodes.type, 'affiliate')));
      return row ?? null;
    },
    async findCodeOwner(codeId: number): Promise<number | null> {
      const [row] = await handle
        .select({ userId: referralCodes.userId })
        .from(referralCodes)
        .where(and(eq(referralCodes.id, codeId), eq(referralCodes.type, 'affiliate')));
      return row?.userId ?? null;
    },
    async addCode(userId: number, code: string, now: Date): Promise<void> {
      await handle.insert(referralCodes).values({ userId, code, type: 'affiliate', createdAt: now });
    },
    async setCodeStatus(userId: number, status: 'active' | 'disabled'): Promise<void> {
      await handle
        .update(referralCodes)
        .set({ status })
        .where(and(eq(referralCodes.userId, userId), eq(referralCodes.type, 'affiliate')));
    },
  };
}

/**
 * The affiliate, locked until the transaction ends. Whatever changes an affiliate's ledger locks them first, so that
 * nothing waits for another in a circle.
 */
export async function lockAffiliate(tx: Transaction, id: number): Promise<Candidate | null> {
  const [row] = await tx.select(columns).from(users).where(eq(users.id, id)).for('no key update');
  return row ?? null;
}
