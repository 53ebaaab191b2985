import { pushKeys } from '#web/lib/push/push-keys.ts';
import { readLocal } from '#web/lib/storage-keys.ts';
import { pushSupport } from './push-support.ts';

/** The browser's subscription, whoever has made it; null where there is none. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'supported') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this member has turned notifications on in this browser. */
export function isPushMember(memberId: number): boolean {
  return readLocal(pushKeys.member) === String(memberId);
}
