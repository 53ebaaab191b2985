import type { AppContext } from '#server/context.ts';
import type { PaymentEventRow } from '#server/db/tables/payments/payment-events.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { findMemberOfCustomer } from '../memberships/sync/find-customer.ts';
import { syncCustomer } from '../memberships/sync/sync-customer.ts';
import { createPaymentEventsQueries } from './payment-events.queries.ts';

const minute = 60_000;
/** How long after each failed try the next one comes; after the last, it waits for somebody. */
const delays = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * minute);
const batchSize = 50;
/** For a round to handle what it took; then another node may. */
const leaseMs = 2 * minute;

/**
 * Handles all payment events that are due. What they say does not matter, only whom they are about: of each member everything is
 * fetched and written once, however many there are. Returns how many were handled.
 */
export async function handleEvents(context: AppContext): Promise<number> {
  let handled = 0;
  for (;;) {
    const now = context.clock.now();
    const queries = createPaymentEventsQueries(context.db);
    const events = await queries.claim(now, new Date(now.getTime() + leaseMs), batchSize);
    const byCustomer = Map.groupBy(events, ({ customerId }) => customerId);
    for (const [customerId, ofCustomer] of byCustomer)
      handled += await handleEventsOf(context, customerId, ofCustomer);
    if (events.length < batchSize) return handled;
  }
}

async function handleEventsOf(
  context: AppContext,
  customerId: string | null,
  events: readonly PaymentEventRow[],
): Promise<number> {
  const { db, payments } = context;
  const queries = createPaymentEventsQueries(db);
  try {
    const isAbout = customerId !== null && payments !== null;
    const userId = isAbout ? await findMemberOfCustomer(db, payments.kind, customerId) : null;
    if (userId !== null) await syncCustomer(context, userId);
    await queries.markHandled(
      events.map(({ id }) => id),
      { outcome: userId === null ? 'ignored' : 'synced', handledAt: context.clock.now() },
    );
    return events.length;
  } catch (error) {
    for (const event of events) await postpone(context, event, error);
    return 0;
  }
}

/** Kept with the event is the kind of failure alone: messages may name members. */
async function postpone(context: AppContext, event: PaymentEventRow, error: unknown): Promise<void> {
  const { clock, db, log } = context;
  const failure = error instanceof AppError ? error.reason : 'unexpected';
  const delay = delays[event.attempts - 1];
  log.warn(
    { event: event.id, attempt: event.attempts, failure, ...(failure === 'unexpected' && { err: error }) },
    'a payment event could not be handled',
  );
  const dueAt = delay === undefined ? null : new Date(clock.now().getTime() + delay);
  await createPaymentEventsQueries(db).postpone(event.id, { dueAt, lastFailure: failure });
}
