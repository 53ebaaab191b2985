import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';

export type Theme = 'dark' | 'light';

const stored = readLocal(localKeys.theme);

/** The browser's own bars take the colour of the page. */
function tintBrowser(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta && colour) meta.content = colour;
}

/** The theme on screen; dark unless the member chose otherwise. `boot.js` sets it before the first paint. */
export const theme = createStore<Theme>(stored === 'light' ? 'light' : 'dark');

export function chooseTheme(choice: Theme): void {
  document.documentElement.dataset.theme = choice;
  writeLocal(localKeys.theme, choice);
  tintBrowser();
  theme.set(choice);
}
