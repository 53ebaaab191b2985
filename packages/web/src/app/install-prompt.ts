import { createStore } from '#web/lib/store.ts';

/** What Chromium browsers hand over when a page can be installed. Not in the DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the app; it can be used once. */
let offer: InstallPromptEvent | null = null;

/** When the app was installed from this page, in epoch milliseconds; null: it was not. */
export const installedAt = createStore<number | null>(null);

/** Keeps the browser's offer for the moment somebody asks for it. */
export function watchInstallOffer(target: EventTarget = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPromptEvent;
  });
  target.addEventListener('appinstalled', () => {
    offer = null;
    installedAt.set(Date.now());
    // The style sheet takes the buttons away, as it does in the installed app.
    document.documentElement.dataset.installed = 'true';
  });
}

/** Opens the browser's own dialog; where it offers none, the member is told how it is done. */
export function installApp(): void {
  if (offer) void offer.prompt();
  else void import('./install/open-install-help.tsx').then(({ openInstallHelp }) => openInstallHelp());
  offer = null;
}
