import type { Handle } from '#server/db/client.ts';
import { createSyncQueries } from './sync.queries.ts';

/** The member's customer at the payment provider; null: never needed one. */
export function findCustomerId(handle: Handle, userId: number): Promise<string | null> {
  return createSyncQueries(handle).findCustomerId(userId);
}

/** Whose customer it is; null: nobody's here. */
export function findMemberOfCustomer(handle: Handle, customerId: string): Promise<number | null> {
  return createSyncQueries(handle).findMember(customerId);
}

/** A number that nothing has had before, for keys of acts that may be done again another time. */
export function nextTurn(handle: Handle): Promise<number> {
  return createSyncQueries(handle).nextTurn();
}
