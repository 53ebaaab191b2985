import type { Browser } from '@playwright/test';

/** A phone on slow 4G, as Lighthouse has it: bytes a second, milliseconds there and back, times slower. */
const phone = { bytes: (1.6 * 1024 * 1024) / 8, roundTrip: 150, slower: 4 };

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/** Seconds until the largest piece of a page was painted on a throttled phone, its first visit; `usable` says that it is whole. */
export async function largestPaint(
  browser: Browser,
  url: string,
  { usable, cookies }: { readonly usable: string; readonly cookies: readonly Cookie[] },
): Promise<number> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 780 },
  });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.roundTrip,
    downloadThroughput: phone.bytes,
    uploadThroughput: phone.bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
  await page.goto(url);
  await page.locator(usable).first().waitFor();
  await page.waitForLoadState('networkidle');
  const milliseconds = await page.evaluate(
    () => (window as unknown as { largestPaint: number }).largestPaint,
  );
  await context.close();
  return milliseconds / 1000;
}
