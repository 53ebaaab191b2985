import { findSystemBrowser, findTestBrowser } from '../../scripts/lib/browser.mjs';

export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright starts a browser: the system's, or the one it downloaded itself. */
export const launchOptions = { args: browserFlags, ...executable(findSystemBrowser()) };

/** The same for tests, where nobody measures how fast a whole browser is. */
export const testLaunchOptions = { args: browserFlags, ...executable(findTestBrowser()) };

function executable(executablePath: string | undefined): { executablePath?: string } {
  return executablePath === undefined ? {} : { executablePath };
}
