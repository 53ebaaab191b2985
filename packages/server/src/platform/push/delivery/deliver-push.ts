import type { AppContext } from '#server/context.ts';
import type { PushOutcome } from '../wire/judge-answer.ts';
import { type ClaimedPush, createDeliveriesQueries } from './deliveries.queries.ts';

const minute = 60_000;
/** How long after each failed try the next one comes at the earliest; the last one goes on until the push has expired. */
const delays = [0.25, 1, 5, 15, 30, 60].map((minutes) => minutes * minute);

/** What has become of a push for now. */
export type DeliveryState = PushOutcome['state'] | 'expired';

/** Tries once to send what was claimed, and keeps what has come of it. */
export async function deliverPush(context: AppContext, push: ClaimedPush): Promise<DeliveryState> {
  const ttlSeconds = Math.floor((push.expiresAt.getTime() - context.clock.now().getTime()) / 1_000);
  if (ttlSeconds < 1) return expire(context, push);
  const { endpoint, p256dhKey, authKey, title, body, path, topic, urgency } = push;
  const outcome = await context.push.send({
    device: { endpoint, p256dhKey, authKey },
    message: { title, body, path, tag: topic },
    ttlSeconds,
    urgency,
  });
  return settle(context, push, outcome);
}

async function settle(context: AppContext, push: ClaimedPush, outcome: PushOutcome): Promise<DeliveryState> {
  const queries = createDeliveriesQueries(context.db);
  const now = context.clock.now();
  switch (outcome.state) {
    case 'sent':
      await queries.noteSent(push, now);
      return 'sent';
    case 'gone':
      await queries.deleteDevice(push.endpoint);
      return 'gone';
    case 'later':
      return postpone(context, push, outcome);
    default: {
      const failure = outcome.state === 'refused' ? outcome.failure : outcome.state;
      tell(context, push, failure);
      await queries.giveUp(push, { failure, isFault: true }, now);
      return 'refused';
    }
  }
}

/** Not before the push service wants to be asked again; given up where the push has expired by then. */
async function postpone(
  context: AppContext,
  push: ClaimedPush,
  { failure, afterMs }: Extract<PushOutcome, { state: 'later' }>,
): Promise<DeliveryState> {
  const queries = createDeliveriesQueries(context.db);
  const now = context.clock.now();
  const delay = delays[Math.min(push.attempts, delays.length) - 1] ?? minute;
  const dueAt = new Date(now.getTime() + Math.max(delay, afterMs ?? 0));
  tell(context, push, failure);
  if (dueAt < push.expiresAt) {
    await queries.postpone(push, failure, dueAt);
    return 'later';
  }
  await queries.giveUp(push, { failure, isFault: true }, now);
  return 'expired';
}

/** Where nobody has tried, as after a standstill, the device has not failed. */
async function expire(context: AppContext, push: ClaimedPush): Promise<DeliveryState> {
  const isFault = push.attempts > 1;
  await createDeliveriesQueries(context.db).giveUp(
    push,
    { failure: 'expired', isFault },
    context.clock.now(),
  );
  return 'expired';
}

/** Never the endpoint: whoever knows it can send something there. */
function tell({ log }: AppContext, push: ClaimedPush, failure: string): void {
  const { userId, pushId, subscriptionId, kind, attempts } = push;
  const service = URL.parse(push.endpoint)?.hostname;
  const what = {
    member: userId,
    push: pushId,
    device: subscriptionId,
    kind,
    attempt: attempts,
    service,
    failure,
  };
  if (failure !== 'unauthorized') log.warn(what, 'a push was not sent');
  else log.error(what, 'a push service does not accept the key, subject or clock of this server');
}
