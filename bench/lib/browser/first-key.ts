import type { Browser, BrowserContext } from '@playwright/test';

/** Slow 3G as WebPageTest has it: 400 kbit/s each way, 400 ms there and back. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/**
 * Milliseconds from the first byte of a page to the first key that stands in a text field of it, for a member with an
 * empty cache on slow 3G. The key is pressed again and again until it does.
 */
export async function firstKeyAfter(browser: Browser, url: string, cookies: Cookies): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', slow3G);
    await page.goto(url, { waitUntil: 'commit' });
    const press = setInterval(() => page.keyboard.press('a').catch(() => undefined), 50);
    try {
      return await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            document.addEventListener('input', ({ timeStamp }) => {
              const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
              resolve(timeStamp - (page?.responseStart ?? 0));
            });
          }),
      );
    } finally {
      clearInterval(press);
    }
  } finally {
    await context.close();
  }
}
