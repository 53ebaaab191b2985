import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium on this machine; `npm test` installs one where there is none. */
export function findBrowser(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
  if (found === undefined) throw new TypeError('No Chromium was found: run npm test once, it installs one.');
  return found;
}

export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
