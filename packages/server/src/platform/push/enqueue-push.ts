import { type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { pushSubscriptions } from '#server/db/tables/messaging/push-subscriptions.ts';
import { outgoingPushes, pushDeliveries } from '#server/db/tables/platform/outgoing-pushes.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { invariant } from '../errors/invariant.ts';
import { cutText } from './cut-text.ts';
import type { DeliveryKey } from './delivery/deliveries.queries.ts';
import { longestPushTtlSeconds, type NewPush, pushTextLimits } from './push.ts';

/**
 * Keeps a push in the transaction of the fact that it tells of; it goes to every active device of the member once that
 * is committed. Where the member wants no pushes (`pushNotifications`) or has no device, the fact alone is kept.
 * Returns to how many devices it goes: 0 also where its fact was told before.
 */
export async function enqueuePush(
  { clock, push: service }: Pick<AppContext, 'clock' | 'push'>,
  handle: Handle,
  push: NewPush,
): Promise<number> {
  const now = clock.now();
  const { rowCount } = await handle.execute(sql`
    WITH kept AS (${keeping(push, now)})
    INSERT INTO ${pushDeliveries} (user_id, push_id, subscription_id, due_at)
    SELECT kept.user_id, kept.id, device.id, ${now}::timestamptz FROM kept
    JOIN ${users} member
      ON member.id = kept.user_id AND member.push_notifications AND member.account_status NOT IN ('suspended', 'deleted')
    JOIN ${pushSubscriptions} device ON device.user_id = kept.user_id AND device.is_active`);
  const devices = rowCount ?? 0;
  if (devices > 0) afterCommit(() => service.onEnqueued());
  return devices;
}

/**
 * The same for one device, whatever the member's preference is and whether it works or not. Nobody is woken: whoever
 * calls this sends it, and if that fails, it is tried again as any other.
 */
export async function enqueuePushTo(
  { clock }: Pick<AppContext, 'clock'>,
  handle: Handle,
  { subscriptionId, ...push }: NewPush & { readonly subscriptionId: number },
): Promise<DeliveryKey | undefined> {
  const now = clock.now();
  const { rows } = await handle.execute<{ push_id: string }>(sql`
    WITH kept AS (${keeping(push, now)})
    INSERT INTO ${pushDeliveries} (user_id, push_id, subscription_id, due_at)
    SELECT kept.user_id, kept.id, device.id, ${now}::timestamptz FROM kept
    JOIN ${pushSubscriptions} device ON device.user_id = kept.user_id AND device.id = ${subscriptionId}
    RETURNING push_id`);
  const [row] = rows;
  return row && { userId: push.userId, pushId: Number(row.push_id), subscriptionId };
}

/** Keeps a push unless its fact was told before; gives `user_id` and `id`. */
function keeping(push: NewPush, now: Date): SQL {
  assertFits(push);
  const expiresAt = new Date(now.getTime() + push.ttlSeconds * 1_000);
  const title = cutText(push.title, pushTextLimits.title);
  const body = cutText(push.body, pushTextLimits.body);
  return sql`
    INSERT INTO ${outgoingPushes} (user_id, kind, fact, topic, urgency, title, body, path, created_at, expires_at)
    VALUES (${push.userId}, ${push.kind}, ${push.fact}, ${push.topic}, ${push.urgency}, ${title}, ${body},
      ${push.path}, ${now}, ${expiresAt})
    ON CONFLICT (user_id, fact) DO NOTHING
    RETURNING user_id, id`;
}

/** Throws `InvariantError`: nothing of this comes from outside. */
function assertFits({ topic, ttlSeconds, path }: NewPush): void {
  invariant(/^[\w-]{1,32}$/.test(topic), 'the topic of a push is what RFC 8030 takes');
  invariant(
    Number.isInteger(ttlSeconds) && ttlSeconds > 0 && ttlSeconds <= longestPushTtlSeconds,
    'a push lives for four hours at most',
  );
  invariant(
    path.startsWith('/') && !path.startsWith('//') && path.length <= pushTextLimits.path,
    'a push opens a page of this app',
  );
}
