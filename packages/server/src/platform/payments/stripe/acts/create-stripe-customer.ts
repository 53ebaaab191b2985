import type { NewCustomer } from '../../payments.ts';
import { memberField } from '../plans.ts';
import type { StripeAccount } from '../stripe-account.ts';

/**
 * The customer of a member. What is asked under the key never changes; name and address follow, so that a repetition
 * after they did is not refused.
 */
export async function createStripeCustomer(account: StripeAccount, customer: NewCustomer): Promise<string> {
  const stripe = await account.open();
  const { id } = await stripe.customers.create(
    { metadata: { [memberField]: String(customer.userId) } },
    { idempotencyKey: `customer:${customer.userId}` },
  );
  await updateStripeCustomer(account, id, customer);
  return id;
}

/** Sets what a customer is called now; a lost answer may be repeated without a key. */
export async function updateStripeCustomer(
  account: StripeAccount,
  customerId: string,
  { email, name }: NewCustomer,
): Promise<void> {
  const stripe = await account.open();
  await stripe.customers.update(customerId, { email, name });
}
