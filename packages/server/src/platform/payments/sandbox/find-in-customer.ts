import { eq } from 'drizzle-orm';
import { sandboxCustomers } from '#server/db/tables/payments/sandbox-customers.ts';
import { customerIdOf, type Standing } from './change-customer.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

/** Like `lookAtCustomer`, for ids that may be anything: null where no customer has such a one. */
export async function findInCustomer<Answer>(
  sandbox: PaymentSandbox,
  objectId: string,
  look: (standing: Standing) => Answer,
): Promise<Answer | null> {
  const [known] = await sandbox
    .db()
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.id, customerIdOf(objectId)));
  return known ? lookAtCustomer(sandbox, objectId, look) : null;
}
