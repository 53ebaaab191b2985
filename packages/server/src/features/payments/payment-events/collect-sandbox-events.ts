import type { AppContext } from '#server/context.ts';
import { advanceDueCustomers } from '#server/platform/payments/sandbox/operations/advance-due-customers.ts';
import { markDelivered, takeEvents } from '#server/platform/payments/sandbox/take-events.ts';
import { createPaymentEventsQueries } from './payment-events.queries.ts';

const batchSize = 100;

/**
 * Lets what is due at the embedded provider happen, and brings its events into the inbox, as a real one's come through the
 * network. They are kept here before they are let go there.
 */
export async function collectSandboxEvents({
  paymentSandbox: sandbox,
  db,
  clock,
}: Pick<AppContext, 'paymentSandbox' | 'db' | 'clock'>): Promise<void> {
  if (sandbox === null) return;
  await advanceDueCustomers(sandbox, batchSize);
  for (;;) {
    const events = await takeEvents(sandbox, batchSize);
    await createPaymentEventsQueries(db).keep(events, clock.now());
    await markDelivered(
      sandbox,
      events.map(({ id }) => id),
    );
    if (events.length < batchSize) return;
  }
}
