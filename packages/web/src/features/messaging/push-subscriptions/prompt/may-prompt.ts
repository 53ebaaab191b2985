import { pushKeys } from '#web/lib/push/push-keys.ts';
import { readLocal } from '#web/lib/storage-keys.ts';
import { ownSubscription } from '../device/own-subscription.ts';
import { pushSupport } from '../device/push-support.ts';

/**
 * Whether the card that offers notifications may be shown: they are supported, it was not declined, the browser does not
 * refuse, the app runs installed, the card was not shown there before, and nothing is subscribed yet.
 */
export async function mayPrompt(isInstalled: boolean): Promise<boolean> {
  if (!isInstalled || pushSupport() !== 'supported') return false;
  const wasSeen = [pushKeys.promptDismissed, pushKeys.promptShown].some((key) => readLocal(key) !== null);
  if (wasSeen || Notification.permission === 'denied') return false;
  return (await ownSubscription()) === null;
}
