import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createPaymentEventsQueries } from './payment-events.queries.ts';

/**
 * Keeps an event of the provider before it is answered, so that none is lost whatever happens then; the same one twice are
 * kept once. Throws `memberships.not_sold`, `payments.signature_refused`.
 */
export async function receiveEvent(
  {
    payments,
    paymentEventNotifier,
    db,
    clock,
  }: Pick<AppContext, 'payments' | 'paymentEventNotifier' | 'db' | 'clock'>,
  payload: Buffer,
  signature: string,
): Promise<void> {
  assertThat(payments, 'memberships.not_sold');
  const event = await payments.readEvent(payload, signature);
  await createPaymentEventsQueries(db).keep([event], clock.now());
  paymentEventNotifier.notify();
}
