import { currentLanguage } from '#web/lib/i18n.ts';
import { endPushHere } from '#web/lib/push/end-push-here.ts';
import { keepPushLanguage } from '#web/lib/push/push-language.ts';
import { fetchDevices, fetchPublicKey, tellSubscription } from '../push-subscriptions.api.ts';
import { endpointHash } from './endpoint-hash.ts';
import { makeSubscription } from './make-subscription.ts';
import { isPushMember, ownSubscription } from './own-subscription.ts';
import { pushSupport } from './push-support.ts';

/**
 * Looks, as the app starts, whether what the member has turned on here is still so: browsers end subscriptions, and the
 * server forgets those that their push service refuses. What is missing is made again; a subscription of whoever was
 * signed in here before ends. Rejects where the server cannot be reached.
 */
export async function keepSubscribed(memberId: number): Promise<void> {
  if (pushSupport() !== 'supported') return;
  if (!isPushMember(memberId)) {
    if (await ownSubscription()) await endPushHere();
    return;
  }
  if (Notification.permission !== 'granted') return;
  await keepPushLanguage(currentLanguage()).catch(() => undefined);
  const [publicKey, { items }] = await Promise.all([fetchPublicKey(), fetchDevices()]);
  const { subscription } = await makeSubscription(publicKey);
  const hash = await endpointHash(subscription.endpoint);
  const isKnown = items.some((device) => device.endpointHash === hash && device.isActive);
  if (!isKnown) await tellSubscription(subscription);
}
