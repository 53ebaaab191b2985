import { endpointHash } from '../device/endpoint-hash.ts';
import { keyBytes } from '../device/key-bytes.ts';

/** What browsers say when they have ended a subscription: not all of them say with which it is replaced. */
interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

async function fetchKey(): Promise<BufferSource> {
  const response = await fetch('/api/push/vapid-public-key');
  const { publicKey } = (await response.json()) as { readonly publicKey: string };
  return keyBytes(publicKey);
}

async function subscribe(
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<PushSubscription> {
  if (newSubscription) return newSubscription;
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? (await fetchKey());
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/**
 * Subscribes again where the browser has ended a subscription, and tells the server. What cannot be told now, without a
 * connection, is told when the app is opened next; where nobody is signed in any more, it ends here.
 */
export async function renewSubscription(
  scope: Pick<ServiceWorkerGlobalScope, 'registration' | 'navigator'>,
  change: SubscriptionChange,
): Promise<void> {
  const subscription = await subscribe(scope, change);
  const { oldSubscription } = change;
  const response = await fetch('/api/push/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      subscription: subscription.toJSON(),
      userAgent: scope.navigator.userAgent,
      ...(oldSubscription && { replaces: await endpointHash(oldSubscription.endpoint) }),
    }),
  });
  if (response.status === 401) await subscription.unsubscribe();
}
