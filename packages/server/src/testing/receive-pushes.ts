import type { PushDevice } from '@chitta/contract';
import { deliverPushes } from '#server/platform/push/delivery/dispatch-pushes.ts';
import type { TestApp } from './build-test-app.ts';
import type { SignedInClient } from './factories.ts';
import type { LocalPushService, LocalSubscription, ReceivedPush } from './push-service.ts';

export interface TestDevice extends PushDevice {
  readonly endpoint: string;
}

/** Sends what is due and gives what the push service has taken since the last time. */
export async function receivePushes(
  { context }: Pick<TestApp, 'context'>,
  service: LocalPushService,
): Promise<ReceivedPush[]> {
  await deliverPushes(context);
  return service.take();
}

/** A device of the member's at the local push service, subscribed as a browser does it. */
export async function subscribeTestDevice(
  client: SignedInClient,
  service: LocalPushService,
  subscription: LocalSubscription = service.createSubscription(),
): Promise<TestDevice> {
  const userAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  const { body } = await client.post('/api/push/subscribe', { subscription, userAgent });
  return { ...body.data, endpoint: subscription.endpoint };
}
