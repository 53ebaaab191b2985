import type { PushTestOutcome } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { type DeliveryState, deliverPush } from '#server/platform/push/delivery/deliver-push.ts';
import { createDeliveriesQueries } from '#server/platform/push/delivery/deliveries.queries.ts';
import { enqueuePushTo } from '#server/platform/push/enqueue-push.ts';
import { createPushTexts } from '#server/platform/push/push-texts.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import en from './locales/push-subscriptions-pushes.en.json' with { type: 'json' };
import es from './locales/push-subscriptions-pushes.es.json' with { type: 'json' };
import { createPushSubscriptionsQueries } from './push-subscriptions.queries.ts';

const say = createPushTexts({ en, es });
/** Whoever tests looks at the device now. */
const ttlSeconds = 5 * 60;

const outcomes: Readonly<Record<DeliveryState, PushTestOutcome>> = {
  sent: 'sent',
  later: 'delayed',
  gone: 'gone',
  refused: 'refused',
  too_large: 'refused',
  expired: 'refused',
};

/**
 * Sends a push to one device of the member's and waits for what its push service says. Throws
 * `push_subscriptions.not_found`, `requests.too_many`.
 */
export async function testDevice(
  context: AppContext,
  { member, id }: { readonly member: Member; readonly id: number },
): Promise<PushTestOutcome> {
  const { db, clock, rateLimits } = context;
  assertThat(await createPushSubscriptionsQueries(db).find(member.id, id), 'push_subscriptions.not_found');
  await rateLimits.pushTestsPerMember.take(String(member.id));
  const language = member.language ?? 'en';
  // Taken in the same transaction, so that no node sends it at the same time.
  const push = await inTransaction(db, async (tx) => {
    const key = await enqueuePushTo(context, tx, {
      subscriptionId: id,
      userId: member.id,
      kind: 'test',
      fact: null,
      topic: 'test',
      ttlSeconds,
      urgency: 'high',
      title: say(language, 'test.title'),
      body: say(language, 'test.body'),
      path: '/account',
    });
    return key && createDeliveriesQueries(tx).claimOne(key, clock.now());
  });
  // Unsubscribed a moment ago.
  if (push === undefined) throw new AppError('push_subscriptions.not_found');
  return outcomes[await deliverPush(context, push)];
}
