import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import {
  affiliateCommissions,
  affiliatePayoutMethods,
  affiliatePayoutRuns,
  affiliatePayouts,
  type PayoutMethodRow,
  type PayoutRow,
} from '#server/db/tables/payments/affiliates.ts';
import { invariant } from '#server/platform/errors/invariant.ts';

const methodColumns = {
  kind: affiliatePayoutMethods.kind,
  hint: affiliatePayoutMethods.hint,
  changedAt: affiliatePayoutMethods.changedAt,
  usableFrom: affiliatePayoutMethods.usableFrom,
};

/** A way to be paid without the details. */
export type KnownMethod = Omit<PayoutMethodRow, 'sealed' | 'userId'>;

/** What an affiliate can be paid in one currency; below zero: what they owe. */
export interface Payable {
  readonly currency: string;
  readonly amount: number;
}

/** A payout with who gets it; null: they are erased. */
export interface KnownPayout {
  readonly payout: PayoutRow;
  readonly user: { readonly id: number; readonly username: string; readonly email: string } | null;
}

export function createPayoutsQueries(handle: Handle) {
  const known = () =>
    handle
      .select({
        payout: affiliatePayouts,
        user: { id: users.id, username: users.username, email: users.email },
      })
      .from(affiliatePayouts)
      .leftJoin(users, eq(users.id, affiliatePayouts.userId));

  return {
    async findMethod(userId: number): Promise<KnownMethod | null> {
      const [row] = await handle
        .select(methodColumns)
        .from(affiliatePayoutMethods)
        .where(eq(affiliatePayoutMethods.userId, userId));
      return row ?? null;
    },
    async findSealedMethod(userId: number): Promise<PayoutMethodRow | null> {
      const [row] = await handle
        .select()
        .from(affiliatePayoutMethods)
        .where(eq(affiliatePayoutMethods.userId, userId));
      return row ?? null;
    },
    async keepMethod(values: typeof affiliatePayoutMethods.$inferInsert): Promise<void> {
      await handle
        .insert(affiliatePayoutMethods)
        .values(values)
        .onConflictDoUpdate({ target: affiliatePayoutMethods.userId, set: values });
    },
    /** Who has something that could be paid out, in the order in which they are locked. */
    async listPayees(): Promise<number[]> {
      const rows = await handle
        .selectDistinct({ userId: affiliateCommissions.userId })
        .from(affiliateCommissions)
        .where(and(eq(affiliateCommissions.state, 'approved'), isNotNull(affiliateCommissions.userId)))
        .orderBy(asc(affiliateCommissions.userId));
      return rows.flatMap(({ userId }) => userId ?? []);
    },
    listPayable: (userId: number): Promise<Payable[]> =>
      handle
        .select({
          currency: affiliateCommissions.currency,
          amount: sql<number>`sum(${affiliateCommissions.amount})`.mapWith(Number),
        })
        .from(affiliateCommissions)
        .where(and(eq(affiliateCommissions.userId, userId), eq(affiliateCommissions.state, 'approved')))
        .groupBy(affiliateCommissions.currency)
        .orderBy(asc(affiliateCommissions.currency)),
    async addRun(startedBy: number | null, startedAt: Date): Promise<number> {
      const [row] = await handle
        .insert(affiliatePayoutRuns)
        .values({ startedBy, startedAt })
        .returning({ id: affiliatePayoutRuns.id });
      invariant(row, 'an insert returns its row');
      return row.id;
    },
    async addPayout(values: typeof affiliatePayouts.$inferInsert): Promise<number> {
      const [row] = await handle
        .insert(affiliatePayouts)
        .values(values)
        .returning({ id: affiliatePayouts.id });
      invariant(row, 'an insert returns its row');
      return row.id;
    },
    /**
     * Takes for a payout what is still approved, and says what that is: from the rows that were taken, whatever was
     * summed before.
     */
    async claim(userId: number, currency: string, payoutId: number): Promise<number> {
      const rows = await handle
        .update(affiliateCommissions)
        .set({ state: 'in_payout', payoutId })
        .where(
          and(
            eq(affiliateCommissions.userId, userId),
            eq(affiliateCommissions.currency, currency),
            eq(affiliateCommissions.state, 'approved'),
          ),
        )
        .returning({ amount: affiliateCommissions.amount });
      return rows.reduce((sum, { amount }) => sum + amount, 0);
    },
    listRuns: (before: number | undefined, count: number) =>
      handle
        .select({ id: affiliatePayoutRuns.id, startedAt: affiliatePayoutRuns.startedAt })
        .from(affiliatePayoutRuns)
        .where(before === undefined ? undefined : lt(affiliatePayoutRuns.id, before))
        .orderBy(desc(affiliatePayoutRuns.id))
        .limit(count),
    listPayouts: (runIds: readonly number[]): Promise<KnownPayout[]> =>
      known()
        .where(inArray(affiliatePayouts.runId, [...runIds]))
        .orderBy(asc(affiliatePayouts.id)),
    listPayoutsOf: (userId: number, count: number): Promise<PayoutRow[]> =>
      handle
        .select()
        .from(affiliatePayouts)
        .where(eq(affiliatePayouts.userId, userId))
        .orderBy(desc(affiliatePayouts.id))
        .limit(count),
    async findPayout(id: number): Promise<KnownPayout | null> {
      const [row] = await known().where(eq(affiliatePayouts.id, id));
      return row ?? null;
    },
    /** False where somebody has said so before. The details that it went by are forgotten. */
    async settle(
      id: number,
      values: Pick<PayoutRow, 'status' | 'reference' | 'settledAt'>,
    ): Promise<boolean> {
      const { rowCount } = await handle
        .update(affiliatePayouts)
        .set({ ...values, methodSealed: null })
        .where(and(eq(affiliatePayouts.id, id), eq(affiliatePayouts.status, 'prepared')));
      return rowCount === 1;
    },
    /** A payout that did not arrive gives its rows back. */
    async moveRows(payoutId: number, to: 'paid' | 'approved'): Promise<void> {
      await handle
        .update(affiliateCommissions)
        .set(to === 'paid' ? { state: to } : { state: to, payoutId: null })
        .where(eq(affiliateCommissions.payoutId, payoutId));
    },
  };
}
