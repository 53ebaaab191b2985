import type { Step } from '@chitta/payment-simulator/act';
import { nextDueAt } from '@chitta/payment-simulator/advance';
import { SimulatorRefusal, suffixOf } from '@chitta/payment-simulator/draft';
import { toDate, toSeconds } from '@chitta/payment-simulator/periods';
import type { SimulatedEvent, SimulatorState } from '@chitta/payment-simulator/state';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { sandboxCustomers } from '#server/db/tables/payments/sandbox-customers.ts';
import { sandboxEvents } from '#server/db/tables/payments/sandbox-events.ts';
import { onOneConnection } from '#server/db/transaction.ts';
import { AppError, assertThat } from '../../errors/app-error.ts';
import type { PaymentEvent } from '../payments.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

/** The customer that anything with an id belongs to. */
export function customerIdOf(objectId: string): string {
  return `cus_${suffixOf(objectId)}`;
}

/** How a customer stands: the state, and the time that it is there, in seconds. */
export interface Standing {
  readonly state: SimulatorState;
  readonly now: number;
}

/** One step of a customer's, and how far their time is moved on before it, in seconds. */
interface Change<Answer> {
  readonly forward?: number;
  readonly work: (standing: Standing) => Step<Answer>;
}

/**
 * Changes the customer that `objectId` belongs to, with its row locked. What happened is written down with it and
 * announced once that is committed. Throws `payments.refused`.
 */
export async function changeCustomer<Answer>(
  sandbox: PaymentSandbox,
  objectId: string,
  { forward = 0, work }: Change<Answer>,
): Promise<Answer> {
  const id = customerIdOf(objectId);
  const { events, answer } = await onOneConnection(sandbox.db(), async (tx) => {
    const [row] = await tx.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, id)).for('update');
    assertThat(row, 'payments.refused');
    const clockOffsetSeconds = row.clockOffsetSeconds + forward;
    const now = toSeconds(sandbox.clock.now()) + clockOffsetSeconds;
    const step = refuseAsAppError(() => work({ state: row.state, now }));
    const told = step.events.map(toPaymentEvent);
    if (step.state !== row.state || forward > 0) {
      const due = nextDueAt(step.state);
      const dueAt = due === null ? null : toDate(due - clockOffsetSeconds);
      await tx
        .update(sandboxCustomers)
        .set({ state: step.state, clockOffsetSeconds, dueAt })
        .where(eq(sandboxCustomers.id, id));
      await keepEvents(tx, told);
    }
    return { events: told, answer: step.answer };
  });
  sandbox.announce(events);
  return answer;
}

/** Writes events down until somebody takes them. */
export async function keepEvents(tx: Transaction, events: readonly PaymentEvent[]): Promise<void> {
  const rows = events.flatMap(({ customerId, ...event }) =>
    customerId === null ? [] : [{ ...event, customerId }],
  );
  if (rows.length > 0) await tx.insert(sandboxEvents).values(rows);
}

export function toPaymentEvent({ id, type, createdAt, customerId }: SimulatedEvent): PaymentEvent {
  return { id, type, createdAt: toDate(createdAt), customerId };
}

function refuseAsAppError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SimulatorRefusal)) throw error;
    throw new AppError('payments.refused', { cause: error });
  }
}
