import { createStore } from '#web/lib/store.ts';

/** What Chromium browsers hand over when a page can be installed. Not in the DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the app; null where there is none, or where it runs installed already. */
export const installOffer = createStore<InstallPromptEvent | null>(null);

/** Keeps the browser's offer for the moment somebody asks for it. */
export function watchInstallOffer(target: EventTarget = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(event as InstallPromptEvent);
  });
  target.addEventListener('appinstalled', () => installOffer.set(null));
}

/** Opens the browser's own dialog; an offer can be used once. */
export async function installApp(): Promise<void> {
  const offer = installOffer.get();
  installOffer.set(null);
  await offer?.prompt();
}
