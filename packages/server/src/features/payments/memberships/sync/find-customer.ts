import type { Handle } from '#server/db/client.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';
import { createSyncQueries } from './sync.queries.ts';

/** The member's customer at a payment provider; null: never needed one there. */
export function findCustomerId(
  handle: Handle,
  userId: number,
  provider: PaymentProvider,
): Promise<string | null> {
  return createSyncQueries(handle).findCustomerId(userId, provider);
}

/** Whose customer of a provider it is; null: nobody's here. */
export function findMemberOfCustomer(
  handle: Handle,
  provider: PaymentProvider,
  customerId: string,
): Promise<number | null> {
  return createSyncQueries(handle).findMember(provider, customerId);
}

/** A number that nothing has had before, for keys of acts that may be done again another time. */
export function nextTurn(handle: Handle): Promise<number> {
  return createSyncQueries(handle).nextTurn();
}
