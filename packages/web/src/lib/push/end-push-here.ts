import { forgetPushLanguage } from './push-language.ts';

/** Milliseconds that signing out waits for the browser. */
const patience = 3000;

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const notification of shown) notification.close();
}

/**
 * Ends what this browser receives, and takes away what it shows: whoever looks at this device next is somebody else. The
 * server learns of it from the push service. Never rejects, and gives up where the browser does not answer.
 */
export async function endPushHere(): Promise<void> {
  const ending = Promise.allSettled([unsubscribe(), forgetPushLanguage()]);
  await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, patience))]);
}
