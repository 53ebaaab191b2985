import { asc, inArray } from 'drizzle-orm';
import { sandboxEvents } from '#server/db/tables/payments/sandbox-events.ts';
import type { PaymentEvent } from '../payments.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

/** The oldest events that nobody has taken, in the order in which they happened. They stay until `markDelivered`. */
export function takeEvents({ db }: PaymentSandbox, limit: number): Promise<PaymentEvent[]> {
  const { id, type, createdAt, customerId } = sandboxEvents;
  return db()
    .select({ id, type, createdAt, customerId })
    .from(sandboxEvents)
    .orderBy(asc(sandboxEvents.position))
    .limit(limit);
}

/** They are in somebody's hands now, for good. */
export async function markDelivered({ db }: PaymentSandbox, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db()
      .delete(sandboxEvents)
      .where(inArray(sandboxEvents.id, [...ids]));
}
