import { tintBrowser } from '#web/lib/night/tint-browser.ts';
import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';

export type Theme = 'dark' | 'light';

const stored = readLocal(localKeys.theme);

/** The theme on screen; dark unless the member chose otherwise. `boot.js` sets it before the first paint. */
export const theme = createStore<Theme>(stored === 'light' ? 'light' : 'dark');

export function chooseTheme(choice: Theme): void {
  document.documentElement.dataset.theme = choice;
  writeLocal(localKeys.theme, choice);
  tintBrowser();
  theme.set(choice);
}
