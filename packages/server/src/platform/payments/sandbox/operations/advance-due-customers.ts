import { and, asc, isNotNull, lte } from 'drizzle-orm';
import { sandboxCustomers } from '#server/db/tables/payments/sandbox-customers.ts';
import { lookAtCustomer } from '../look-at-customer.ts';
import type { PaymentSandbox } from '../payment-sandbox.ts';

/** Lets happen by itself what is due: renewals, retries, ends. For a job. Answers for how many customers there was something. */
export async function advanceDueCustomers(sandbox: PaymentSandbox, limit: number): Promise<number> {
  const { id, dueAt } = sandboxCustomers;
  const due = await sandbox
    .db()
    .select({ id })
    .from(sandboxCustomers)
    .where(and(isNotNull(dueAt), lte(dueAt, sandbox.clock.now())))
    .orderBy(asc(dueAt))
    .limit(limit);
  for (const customer of due) await lookAtCustomer(sandbox, customer.id, () => null);
  return due.length;
}
