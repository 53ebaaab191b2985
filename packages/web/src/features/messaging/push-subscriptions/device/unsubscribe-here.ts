import { pushKeys } from '#web/lib/push/push-keys.ts';
import { forgetPushLanguage } from '#web/lib/push/push-language.ts';
import { removeLocal } from '#web/lib/storage-keys.ts';
import { ownSubscription } from './own-subscription.ts';

/** Has this browser receive nothing more. The push service tells the server, should nobody else do. */
export async function unsubscribeHere(): Promise<void> {
  removeLocal(pushKeys.member);
  await (await ownSubscription())?.unsubscribe();
  await forgetPushLanguage().catch(() => undefined);
}
