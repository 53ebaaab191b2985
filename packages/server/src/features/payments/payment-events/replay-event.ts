import type { PaymentEventItem } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { Actor } from '../../admin/audit-log/actor.ts';
import { recordAudit } from '../../admin/audit-log/record-audit.ts';
import { presentPaymentEvent } from './payment-events.presenter.ts';
import { createPaymentEventsQueries } from './payment-events.queries.ts';

export interface ReplayRequest {
  readonly actor: Actor;
  readonly id: string;
  readonly reason: string;
}

/** Makes an event due again, whatever became of it, and keeps who did. Throws `payment_events.not_found`. */
export async function replayEvent(
  { db, clock, paymentEventNotifier }: Pick<AppContext, 'db' | 'clock' | 'paymentEventNotifier'>,
  { actor, id, reason }: ReplayRequest,
): Promise<PaymentEventItem> {
  const now = clock.now();
  const event = await inTransaction(db, async (tx) => {
    const queries = createPaymentEventsQueries(tx);
    assertThat(await queries.reopen(id, now), 'payment_events.not_found');
    const found = await queries.find(id);
    invariant(found, 'it was there a moment ago');
    const details = { event: id, type: found.type };
    await recordAudit(tx, {
      actor,
      action: 'payment_event.replayed',
      userId: found.memberId,
      reason,
      details,
      now,
    });
    return found;
  });
  paymentEventNotifier.notify();
  return presentPaymentEvent(event);
}
