import type { PaymentEventState } from '@chitta/contract/limits';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { type PaymentEventRow, paymentEvents } from '#server/db/tables/payments/payment-events.ts';
import type { PaymentEvent } from '#server/platform/payments/payments.ts';

/** Place in the list, newest first. */
export interface EventPlace {
  readonly receivedAt: Date;
  readonly id: string;
}

export type ListedEvent = PaymentEventRow & { readonly memberId: number | null };

const isIn: Readonly<Record<PaymentEventState, SQL | undefined>> = {
  waiting: and(isNull(paymentEvents.handledAt), isNotNull(paymentEvents.dueAt)),
  stuck: and(isNull(paymentEvents.handledAt), isNull(paymentEvents.dueAt)),
  handled: eq(paymentEvents.outcome, 'synced'),
  ignored: eq(paymentEvents.outcome, 'ignored'),
};

export function createPaymentEventsQueries(handle: Handle) {
  const listed = () =>
    handle
      .select({ event: paymentEvents, memberId: users.id })
      .from(paymentEvents)
      .leftJoin(
        users,
        or(
          eq(users.stripeCustomerId, paymentEvents.customerId),
          eq(users.sandboxCustomerId, paymentEvents.customerId),
        ),
      );
  return {
    /** Keeps events that are not kept yet. */
    async keep(events: readonly PaymentEvent[], now: Date): Promise<void> {
      if (events.length === 0) return;
      await handle
        .insert(paymentEvents)
        .values(events.map((event) => ({ ...event, receivedAt: now, dueAt: now })))
        .onConflictDoNothing();
    },
    /** Takes what is due, the oldest first, so that no other node does until `until`. */
    claim(now: Date, until: Date, limit: number): Promise<PaymentEventRow[]> {
      const due = handle
        .select({ id: paymentEvents.id })
        .from(paymentEvents)
        .where(and(isNull(paymentEvents.handledAt), lte(paymentEvents.dueAt, now)))
        .orderBy(asc(paymentEvents.dueAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      return handle
        .update(paymentEvents)
        .set({ attempts: sql`${paymentEvents.attempts} + 1`, dueAt: until })
        .where(inArray(paymentEvents.id, due))
        .returning();
    },
    async markHandled(
      ids: readonly string[],
      values: Pick<PaymentEventRow, 'outcome' | 'handledAt'>,
    ): Promise<void> {
      await handle
        .update(paymentEvents)
        .set({ ...values, dueAt: null, lastFailure: null })
        .where(inArray(paymentEvents.id, [...ids]));
    },
    /** `dueAt` null: it waits for somebody. */
    async postpone(id: string, values: Pick<PaymentEventRow, 'dueAt' | 'lastFailure'>): Promise<void> {
      await handle
        .update(paymentEvents)
        .set(values)
        .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.handledAt)));
    },
    async find(id: string): Promise<ListedEvent | null> {
      const [row] = await listed().where(eq(paymentEvents.id, id));
      return row ? { ...row.event, memberId: row.memberId } : null;
    },
    async list(filter: {
      readonly state: PaymentEventState | undefined;
      readonly after: EventPlace | null;
      readonly limit: number;
    }): Promise<ListedEvent[]> {
      const rows = await listed()
        .where(and(filter.state && isIn[filter.state], isBehind(filter.after)))
        .orderBy(desc(paymentEvents.receivedAt), desc(paymentEvents.id))
        .limit(filter.limit);
      return rows.map(({ event, memberId }) => ({ ...event, memberId }));
    },
    /** Makes it due again, whatever became of it. */
    async reopen(id: string, now: Date): Promise<boolean> {
      const rows = await handle
        .update(paymentEvents)
        .set({ handledAt: null, outcome: null, attempts: 0, dueAt: now, lastFailure: null })
        .where(eq(paymentEvents.id, id))
        .returning({ id: paymentEvents.id });
      return rows.length > 0;
    },
    async purge(before: Date): Promise<number> {
      const { rowCount } = await handle.delete(paymentEvents).where(lt(paymentEvents.handledAt, before));
      return rowCount ?? 0;
    },
  };
}

function isBehind(after: EventPlace | null): SQL | undefined {
  if (after === null) return undefined;
  const sameMoment = and(eq(paymentEvents.receivedAt, after.receivedAt), lt(paymentEvents.id, after.id));
  return or(lt(paymentEvents.receivedAt, after.receivedAt), sameMoment);
}
