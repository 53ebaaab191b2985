import { and, asc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { type FreeMonthsRow, freeMonths } from '#server/db/tables/payments/free-months.ts';
import { subscriptions } from '#server/db/tables/payments/subscriptions.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';

type Source = Pick<FreeMonthsRow, 'source' | 'sourceId'>;

export function createFreeMonthsQueries(handle: Handle) {
  const of = ({ source, sourceId }: Source) =>
    and(eq(freeMonths.source, source), eq(freeMonths.sourceId, sourceId));
  return {
    async lockMember(userId: number): Promise<boolean> {
      const rows = await handle
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      return rows.length > 0;
    },
    async find(source: Source): Promise<FreeMonthsRow | null> {
      const [row] = await handle.select().from(freeMonths).where(of(source));
      return row ?? null;
    },
    async add(values: typeof freeMonths.$inferInsert): Promise<FreeMonthsRow> {
      const [row] = await handle.insert(freeMonths).values(values).returning();
      invariant(row, 'an insert returns its row');
      return row;
    },
    /** Where the months without a subscription end that were given last. */
    async lastEnd(
      userId: number,
    ): Promise<{ readonly anchor: Date; readonly months: number; readonly endsAt: Date } | null> {
      const rows = await handle
        .select()
        .from(freeMonths)
        .where(and(eq(freeMonths.userId, userId), isNull(freeMonths.subscriptionId)))
        .orderBy(asc(freeMonths.startsAt));
      return rows.reduce<{ anchor: Date; months: number; endsAt: Date } | null>((chain, row) => {
        const goesOn = chain !== null && row.startsAt.getTime() === chain.endsAt.getTime();
        return {
          anchor: goesOn ? chain.anchor : row.startsAt,
          months: (goesOn ? chain.months : 0) + row.months,
          endsAt: row.endsAt,
        };
      }, null);
    },
    /** Where the renewal of a subscription was moved to last, told to the provider or not. */
    async lastRenewal(subscriptionId: string): Promise<Date | null> {
      const [row] = await handle
        .select({ last: sql<string | null>`max(${freeMonths.renewalAfter})` })
        .from(freeMonths)
        .where(eq(freeMonths.subscriptionId, subscriptionId));
      return row?.last ? new Date(row.last) : null;
    },
    async setApplied(id: number, appliedAt: Date): Promise<void> {
      await handle
        .update(freeMonths)
        .set({ appliedAt })
        .where(and(eq(freeMonths.id, id), isNull(freeMonths.appliedAt)));
    },
    async isSubscriptionOf(id: string, provider: PaymentProvider): Promise<boolean> {
      const isIt = and(eq(subscriptions.id, id), eq(subscriptions.provider, provider));
      return (await handle.$count(subscriptions, isIt)) > 0;
    },
    /** Given before a moment and not told to the provider whose renewal they move, the oldest first. */
    listUnapplied: (provider: PaymentProvider, before: Date, limit: number): Promise<FreeMonthsRow[]> =>
      handle
        .select(getTableColumns(freeMonths))
        .from(freeMonths)
        .innerJoin(
          subscriptions,
          and(eq(subscriptions.id, freeMonths.subscriptionId), eq(subscriptions.provider, provider)),
        )
        .where(and(isNull(freeMonths.appliedAt), lt(freeMonths.grantedAt, before)))
        .orderBy(asc(freeMonths.grantedAt), asc(freeMonths.id))
        .limit(limit),
  };
}
