import type { Transaction } from '#server/db/client.ts';
import { assertNotLast } from '../admin-users.policy.ts';
import { lockUser } from '../admin-users.queries.ts';

/**
 * Locks the member and every administrator, and makes sure that somebody is left who can run the service once this one is
 * gone. Throws `admin_users.last_administrator`.
 */
export async function assertNotLastAdministrator(tx: Transaction, userId: number): Promise<void> {
  assertNotLast(await lockUser(tx, userId, true));
}
