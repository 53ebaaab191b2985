import { endpointHash } from './endpoint-hash.ts';
import { isPushMember, ownSubscription } from './own-subscription.ts';
import { pushSupport } from './push-support.ts';

/** What stands between this browser and notifications, or, where they are on, what the server knows it by. */
export type PushHere =
  | { readonly state: 'unsupported' | 'needs-install' | 'blocked' | 'off' }
  | { readonly state: 'on'; readonly endpointHash: string };

/** How it stands in this browser, as the browser has it: permission and subscription, not what was once chosen. */
export async function readPushHere(memberId: number): Promise<PushHere> {
  const support = pushSupport();
  if (support !== 'supported') return { state: support };
  if (Notification.permission === 'denied') return { state: 'blocked' };
  const subscription = await ownSubscription();
  const isOn = subscription !== null && Notification.permission === 'granted' && isPushMember(memberId);
  return isOn ? { state: 'on', endpointHash: await endpointHash(subscription.endpoint) } : { state: 'off' };
}
