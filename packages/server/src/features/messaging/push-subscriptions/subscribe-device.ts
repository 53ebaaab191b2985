import { ECDH } from 'node:crypto';
import { limits, type PushDevice, type SubscribeToPushRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { isPushEndpoint } from '#server/platform/push/push-endpoint.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import type { LiveSession } from '#server/platform/sessions/session-store.ts';
import { turnOnPush } from '../../identity/profile/turn-on-push.ts';
import { hashEndpoint, presentDevice } from './push-subscriptions.presenter.ts';
import { createPushSubscriptionsQueries, type SubscriptionValues } from './push-subscriptions.queries.ts';

interface Subscribing {
  readonly member: Pick<Member, 'id'>;
  readonly session: Pick<LiveSession, 'id'>;
  readonly request: SubscribeToPushRequest;
}

/**
 * Sends pushes to a device from now on, until its session ends. A device that another member has used before is this
 * one's alone: a browser has one subscription, whoever is signed in. Of too many devices the oldest goes. Throws
 * `push_subscriptions.endpoint_refused`, `requests.invalid`, `requests.too_many`.
 */
export async function subscribeDevice(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'rateLimits'>,
  { member, session, request }: Subscribing,
): Promise<PushDevice> {
  const { endpoint, keys } = request.subscription;
  assertThat(isPushEndpoint(endpoint, context.config.push), 'push_subscriptions.endpoint_refused');
  const values = {
    userId: member.id,
    sessionId: session.id,
    endpoint,
    p256dhKey: readPoint(keys.p256dh),
    authKey: keys.auth.replaceAll('=', ''),
    userAgent: request.userAgent,
  };
  await countNew(context, values);
  return presentDevice(
    await inTransaction(context.db, (tx) => keep(tx, values, request.replaces, context.clock.now())),
  );
}

/** A device that is known costs nothing: it comes back at each start of the app. */
async function countNew(
  { db, rateLimits }: Pick<AppContext, 'db' | 'rateLimits'>,
  { userId, endpoint }: SubscriptionValues,
): Promise<void> {
  const devices = await createPushSubscriptionsQueries(db).list(userId);
  const isKnown = devices.some((device) => device.endpoint === endpoint);
  if (!isKnown) await rateLimits.pushDevicesPerMember.take(String(userId));
}

async function keep(tx: Transaction, values: SubscriptionValues, replaces: string | undefined, now: Date) {
  const queries = createPushSubscriptionsQueries(tx);
  const { userId, endpoint } = values;
  await queries.lock(userId, endpoint);
  await queries.deleteOfOthers(userId, endpoint);
  const devices = await queries.list(userId);
  const known = devices.find((device) => device.endpoint === endpoint);
  if (known) return queries.renew(known.id, values);
  const replaced = devices.find((device) => hashEndpoint(device.endpoint) === replaces);
  const kept = devices.filter((device) => device !== replaced).slice(0, limits.push.devices - 1);
  const gone = devices.filter((device) => !kept.includes(device));
  if (gone.length > 0)
    await queries.delete(
      userId,
      gone.map(({ id }) => id),
    );
  if (!replaced) await turnOnPush(tx, userId);
  return queries.add({ ...values, createdAt: now });
}

/** Nothing can be encrypted for what is no point of the curve. */
function readPoint(p256dh: string): string {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed') as string;
  } catch (cause) {
    const details = [{ path: 'subscription.keys.p256dh', message: 'Invalid input' }];
    throw new AppError('requests.invalid', { details, cause });
  }
}
