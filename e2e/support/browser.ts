import { findSystemBrowser } from '../../scripts/lib/browser.mjs';

export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright starts a browser: the system's, or the one it downloaded itself. */
export const launchOptions = { args: browserFlags, ...executable() };

function executable(): { executablePath?: string } {
  const executablePath = findSystemBrowser();
  return executablePath === undefined ? {} : { executablePath };
}
