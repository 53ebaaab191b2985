import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser.ts';
import type { BenchResult } from './lib/bench-result.ts';
import { bundleForBrowser, openPage } from './lib/browser/bundle-for-browser.ts';
import type { FrameTimes } from './lib/browser/symbol-sky-frames.ts';
import { percentile } from './lib/percentile.ts';

const origin = 'http://sky.test';
/** How much slower a phone is than the machine of the measurement. */
const throttle = 4;
const symbols = 2000;
const frames = 240;
/** What is left of a sixtieth of a second when the browser has painted, in milliseconds. */
const budget = 12;
/** New pages, of which the fastest counts: what takes longer was held up by whatever else the machine does. */
const pages = 5;

/** Runs in the page. */
async function timeInPage([count, times]: readonly [number, number]): Promise<FrameTimes> {
  const script = '/frames.js';
  const { timeFrames } = (await import(script)) as typeof import('./lib/browser/symbol-sky-frames.ts');
  return timeFrames(count, times);
}

/** What a phone's script takes for a frame of a sky of 2,000 symbols, and for laying it out between frames. */
export async function run(): Promise<BenchResult[]> {
  const files = { '/frames.js': await bundleForBrowser('browser/symbol-sky-frames.ts') };
  const browser = await chromium.launch({ ...launchOptions });
  try {
    const measured: FrameTimes[] = [];
    for (let round = 0; round < pages; round += 1) {
      const page = await browser.newPage();
      await openPage(page, origin, files);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      measured.push(await page.evaluate(timeInPage, [symbols, frames] as const));
      await page.close();
    }
    const fastest = (of: (times: FrameTimes) => number) => Math.min(...measured.map(of));
    const slowed = `processor slowed ${throttle} times, ${symbols} symbols`;
    const row = (name: string, value: number, most: number): BenchResult => ({
      name: `${name}, ${slowed}`,
      value,
      unit: 'ms',
      budget: { kind: 'at most', value: most },
    });
    return [
      row(
        'half of the frames',
        fastest((times) => percentile(times.frames, 0.5)),
        budget,
      ),
      row(
        '19 of 20 frames',
        fastest((times) => percentile(times.frames, 0.95)),
        budget,
      ),
      row(
        'longest step of laying out',
        fastest(({ longestStep }) => longestStep),
        50,
      ),
      row(
        'laying out in all',
        fastest(({ layout }) => layout),
        4000,
      ),
    ];
  } finally {
    await browser.close();
  }
}
