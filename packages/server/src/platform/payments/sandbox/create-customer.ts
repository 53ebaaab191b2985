import { randomInt } from 'node:crypto';
import { suffixLength } from '@chitta/payment-simulator/draft';
import { newState } from '@chitta/payment-simulator/new-state';
import { eq } from 'drizzle-orm';
import { sandboxCustomers } from '#server/db/tables/payments/sandbox-customers.ts';
import { onOneConnection } from '#server/db/transaction.ts';
import { invariant } from '../../errors/invariant.ts';
import type { NewCustomer } from '../payments.ts';
import { keepEvents, toPaymentEvent } from './change-customer.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The customer of a member: made when first asked for, the same one ever after. */
export async function createCustomer(sandbox: PaymentSandbox, customer: NewCustomer): Promise<string> {
  const suffix = Array.from({ length: suffixLength }, () => letters[randomInt(letters.length)]).join('');
  const { state, events } = newState(customer, { suffix, now: sandbox.clock.now() });
  const { userId } = customer;
  const made = await onOneConnection(sandbox.db(), async (tx) => {
    const [row] = await tx
      .insert(sandboxCustomers)
      .values({ id: state.customer.id, userId, state })
      .onConflictDoNothing({ target: sandboxCustomers.userId })
      .returning({ id: sandboxCustomers.id });
    if (row) await keepEvents(tx, events.map(toPaymentEvent));
    return row;
  });
  if (made) {
    sandbox.announce(events.map(toPaymentEvent));
    return made.id;
  }
  const [known] = await sandbox
    .db()
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.userId, userId));
  invariant(known, 'a customer that could not be made is there already');
  return known.id;
}
