import { currentLanguage } from '#web/lib/i18n.ts';
import { pushKeys } from '#web/lib/push/push-keys.ts';
import { keepPushLanguage } from '#web/lib/push/push-language.ts';
import { removeLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { fetchPublicKey, tellSubscription } from '../push-subscriptions.api.ts';
import { makeSubscription } from './make-subscription.ts';

/**
 * Has this browser receive what is pushed to the member. Permission must have been given. Throws where a step fails, and
 * leaves no subscription behind that the server does not know.
 */
export async function subscribeHere(memberId: number): Promise<void> {
  const { subscription, isNew } = await makeSubscription(await fetchPublicKey());
  try {
    await tellSubscription(subscription);
  } catch (error) {
    if (isNew) await subscription.unsubscribe().catch(() => undefined);
    throw error;
  }
  writeLocal(pushKeys.member, String(memberId));
  removeLocal(pushKeys.promptDismissed);
  await keepPushLanguage(currentLanguage()).catch(() => undefined);
}
