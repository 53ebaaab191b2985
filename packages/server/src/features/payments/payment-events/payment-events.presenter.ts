import type { PaymentEventItem } from '@chitta/contract';
import type { PaymentEventState } from '@chitta/contract/limits';
import type { ListedEvent } from './payment-events.queries.ts';

export function presentPaymentEvent(event: ListedEvent): PaymentEventItem {
  return {
    id: event.id,
    type: event.type,
    customerId: event.customerId,
    memberId: event.memberId,
    state: stateOf(event),
    createdAt: event.createdAt.toISOString(),
    receivedAt: event.receivedAt.toISOString(),
    handledAt: event.handledAt?.toISOString() ?? null,
    attempts: event.attempts,
    dueAt: event.dueAt?.toISOString() ?? null,
    lastFailure: event.lastFailure,
  };
}

function stateOf({ outcome, dueAt }: ListedEvent): PaymentEventState {
  if (outcome !== null) return outcome === 'synced' ? 'handled' : 'ignored';
  return dueAt === null ? 'stuck' : 'waiting';
}
