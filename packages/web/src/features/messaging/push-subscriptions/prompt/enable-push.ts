import { pushKeys } from '#web/lib/push/push-keys.ts';
import { writeLocal } from '#web/lib/storage-keys.ts';
import { pushSupport } from '../device/push-support.ts';
import { subscribeHere } from '../device/subscribe-here.ts';

/** What came of turning notifications on. */
export type EnableOutcome = 'enabled' | 'denied' | 'dismissed' | 'unsupported';

/**
 * Asks the browser for permission and subscribes. To be called from a press: browsers ask for nothing else. Throws where
 * permission was given and subscribing failed all the same.
 */
export async function enablePush(memberId: number): Promise<EnableOutcome> {
  if (pushSupport() !== 'supported') return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission === 'granted') {
    await subscribeHere(memberId);
    return 'enabled';
  }
  writeLocal(pushKeys.promptDismissed, 'true');
  return permission === 'denied' ? 'denied' : 'dismissed';
}
