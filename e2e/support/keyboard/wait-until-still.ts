import type { Page } from '@playwright/test';
import { installFocusProbe } from './focus-probe.ts';

/** How long a page has to stay as it is to be all there, in milliseconds. */
const stillFor = 400;

/** What comes after the page itself, such as the bell in its header, has come. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(installFocusProbe);
  const count = () => page.evaluate(() => window.focusProbe.collect().length);
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(stillFor);
  }
}
