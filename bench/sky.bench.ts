import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser.ts';
import type { SkySizeName } from '../packages/web/src/ui/sky/sky-sizes.ts';
import type { BenchResult } from './lib/bench-result.ts';
import { bundleForBrowser, openPage } from './lib/browser/bundle-for-browser.ts';
import type { SkyTimes } from './lib/browser/sky-layout.ts';
import { percentile } from './lib/percentile.ts';

const origin = 'http://sky.test';
/** How much slower a phone is than the machine of the measurement. */
const throttle = 4;
/** What a sky may take of a phone's time, in milliseconds. */
const budget = 60;
/** New pages, of which the fastest counts: what takes longer was held up by whatever else the machine does. */
const pages = 7;

/** Runs in the page. */
async function timeInPage(size: SkySizeName): Promise<SkyTimes> {
  const layout = '/layout.js';
  const { timeSkies } = (await import(layout)) as typeof import('./lib/browser/sky-layout.ts');
  return timeSkies(size);
}

async function measure(
  browser: Browser,
  files: Record<string, string>,
  size: SkySizeName,
): Promise<SkyTimes> {
  const page = await browser.newPage();
  try {
    await openPage(page, origin, files);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    return await page.evaluate(timeInPage, size);
  } finally {
    await page.close();
  }
}

/** How long a phone takes to lay out a sky, as parts of what it may take: the first of a page, and a thousand after it. */
export async function run(): Promise<BenchResult[]> {
  const files = { '/layout.js': await bundleForBrowser('browser/sky-layout.ts') };
  const browser = await chromium.launch({ ...launchOptions });
  const results: BenchResult[] = [];
  const part = (name: string, milliseconds: number) =>
    results.push({ name, value: milliseconds / budget, unit: '×', budget: { kind: 'at most', value: 1 } });
  try {
    for (const size of ['list', 'phone', 'desktop', 'strip', 'page', 'front', 'wide', 'card'] as const) {
      const times: SkyTimes[] = [];
      for (let page = 0; page < pages; page += 1) times.push(await measure(browser, files, size));
      const fastest = (of: (time: SkyTimes) => number) => Math.min(...times.map(of));
      const slowed = `÷ ${budget} ms, processor slowed ${throttle} times`;
      part(
        `${size}: the first sky of a page ${slowed}`,
        fastest(({ first }) => first),
      );
      part(
        `${size}: 99 of 100 skies ${slowed}`,
        fastest(({ others }) => percentile(others, 0.99)),
      );
    }
    return results;
  } finally {
    await browser.close();
  }
}
