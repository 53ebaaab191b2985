import { isStandalone } from '#web/lib/device/is-standalone.ts';
import { createStore, useStore } from '#web/lib/store.ts';

/** What Chromium browsers hand over when a page can be installed. Not in the DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the app; it can be used once. */
let offer: InstallPromptEvent | null = null;

/** When the app was installed from this page, in epoch milliseconds; null: it was not. */
export const installedAt = createStore<number | null>(null);

/** Whether the member is being told how this browser installs an app. */
export const installHelp = createStore(false);

/** Keeps the browser's offer for the moment somebody asks for it. */
export function watchInstallOffer(target: EventTarget = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPromptEvent;
  });
  target.addEventListener('appinstalled', () => {
    offer = null;
    installedAt.set(Date.now());
  });
}

/** Opens the browser's own dialog; where it offers none, the member is told how it is done. */
export function installApp(): void {
  if (offer) void offer.prompt();
  else installHelp.set(true);
  offer = null;
}

/** Whether there is something to install: not in the installed app, and not once it is. */
export function useCanInstall(): boolean {
  return useStore(installedAt) === null && !isStandalone();
}
