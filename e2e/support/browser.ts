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

/**
 * What a whole browser leaves out in tests: the popup of an address bar that nobody sees is a page of its own, which
 * each window begins and paints. Of several such flags the last counts, so Playwright's own stand here as well.
 */
const leftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The same for tests, where nobody measures how fast a whole browser is. */
export const testLaunchOptions = {
  args: [...browserFlags, `--disable-features=${leftOut.join()}`],
  ...executable(findTestBrowser()),
};

function executable(executablePath: string | undefined): { executablePath?: string } {
  return executablePath === undefined ? {} : { executablePath };
}
