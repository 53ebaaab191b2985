import type { AppContext } from '#server/context.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createSyncQueries } from '../sync/sync.queries.ts';

/**
 * The member's customer at the provider that runs, made when it is first needed. The provider makes one for a member however often
 * it is asked, and the first that is written stays.
 */
export async function ensureCustomer(
  { db }: Pick<AppContext, 'db'>,
  payments: Payments,
  { id: userId, email, username, displayName }: Member,
): Promise<string> {
  const queries = createSyncQueries(db);
  const known = await queries.findCustomerId(userId, payments.kind);
  if (known !== null) return known;
  const made = await payments.createCustomer({ userId, email, name: displayName ?? username });
  await queries.setCustomer(userId, payments.kind, made);
  return (await queries.findCustomerId(userId, payments.kind)) ?? made;
}
