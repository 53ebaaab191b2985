import { localKeys, readLocal, writeLocal } from '../storage-keys.ts';
import { createStore } from '../store.ts';
import { morningAfter } from './morning.ts';
import { tintBrowser } from './tint-browser.ts';

/** Whether the whole app is dim and warm. `boot.js` sets it before the first paint, by the same value. */
export const night = createStore(Date.now() < Number(readLocal(localKeys.nightMode) ?? 0));

function show(isNight: boolean): void {
  if (isNight) document.documentElement.dataset.night = 'true';
  else delete document.documentElement.dataset.night;
  tintBrowser();
  night.set(isNight);
}

/** Dims every page until morning. What is opened after five in the morning is bright again. */
export function startNight(): void {
  writeLocal(localKeys.nightMode, String(morningAfter(new Date()).begins));
  show(true);
}

export function endNight(): void {
  writeLocal(localKeys.nightMode, '0');
  show(false);
}
