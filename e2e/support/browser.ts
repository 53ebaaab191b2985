import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a system Chromium, or nothing: then Playwright uses the one it downloaded. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
}

export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright starts it. */
export const launchOptions = { args: browserFlags, ...executable() };

function executable(): { executablePath?: string } {
  const executablePath = findBrowser();
  return executablePath === undefined ? {} : { executablePath };
}
