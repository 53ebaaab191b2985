import { browserKind } from '#web/lib/device/browser-kind.ts';
import { isStandalone } from '#web/lib/device/is-standalone.ts';

/** `needs-install`: this browser receives pushes once the app is on the home screen, and not before. */
export type PushSupport = 'supported' | 'needs-install' | 'unsupported';

/** Whether this browser can receive pushes. */
export function pushSupport(): PushSupport {
  const canReceive = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (canReceive) return 'supported';
  return browserKind().system === 'ios' && !isStandalone() ? 'needs-install' : 'unsupported';
}
