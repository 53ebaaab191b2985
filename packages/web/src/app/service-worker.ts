import { i18n } from '#web/lib/i18n.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

const checkEvery = 60 * 60 * 1000;
/** Milliseconds; until then the network and the processor are for the page itself. */
const registerAfter = 2500;
const stayUntilTouched = 24 * 60 * 60 * 1000;

/** Looks for a new version every hour and whenever somebody comes back to the page. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (navigator.onLine && document.visibilityState === 'visible') void registration.update();
  };
  setInterval(look, checkEvery);
  document.addEventListener('visibilitychange', look);
}

/**
 * Registers the service worker once the page is usable. A new version waits until the member takes it, or
 * until every window of the app is closed, so nobody loses what they are writing and nobody stays behind.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, registerAfter));
  const { registerSW } = await import('virtual:pwa-register');
  const update = registerSW({
    onNeedRefresh: () => {
      toast({
        title: i18n.t('app:update.title'),
        description: i18n.t('app:update.text'),
        duration: stayUntilTouched,
        action: { label: i18n.t('app:update.action'), onClick: () => void update(true) },
      });
    },
    onRegisteredSW: (_url, registration) => {
      if (registration) lookForUpdates(registration);
    },
  });
}
