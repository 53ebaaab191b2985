import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser.ts';
import type { BenchResult } from './lib/bench-result.ts';
import { dictionarySize, firstLoadJavaScript } from './lib/browser/bundle-size.ts';
import { firstKeyAfter } from './lib/browser/first-key.ts';
import { largestPaint } from './lib/browser/largest-paint.ts';
import { auditPage, type Category } from './lib/browser/lighthouse.ts';
import { repository, signUp, startChitta } from './lib/chitta-server.ts';
import { compareSpeed } from './lib/landing/compare-speed.ts';

const atMost = (name: string, value: number, budget: number): BenchResult => ({
  name,
  value,
  unit: 'kB',
  budget: { kind: 'at most', value: budget },
});

const lighthouseBudgets: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Keeps a dream with its reading, so that its pages have something to show. */
async function keepReading(origin: string, { cookie, userId }: { cookie: string; userId: number }) {
  const headers = { 'content-type': 'application/json', origin, cookie };
  const post = async (path: string, body: object) => {
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new TypeError(`${path} answered ${response.status}`);
    return (await response.json()) as { data: { id: number } };
  };
  const content = 'A black dog stood on the stairs of my old school and would not let me pass.';
  const { data } = await post('/api/dreams', { userId, content, language: 'en' });
  await post(`/api/dreams/${data.id}/readings`, { timestamp: Date.now() });
}

/** Pages of readings, each with an element that is there once it is usable: of the app, not of the first view before it. */
const readingPages = {
  '/journal': 'main:not(.first-view) a[href^="/journal/"]',
  '/interpretation': 'main:not(.first-view) .reading-page',
} as const;

async function measureSizes(origin: string): Promise<BenchResult[]> {
  const member = await signUp(origin, 'browser');
  await keepReading(origin, member);
  const { cookie } = member;
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url: origin };
  });
  const browser = await chromium.launch({ ...launchOptions });
  try {
    const landing = await firstLoadJavaScript(browser, `${origin}/`, 'header button', async () => {});
    const input = await firstLoadJavaScript(browser, `${origin}/dream-input`, '.editor-bar', (page) =>
      page.context().addCookies(cookies),
    );
    const firstKey = await firstKeyAfter(browser, `${origin}/dream-input`, cookies);
    const pages: BenchResult[] = [];
    for (const [path, usable] of Object.entries(readingPages)) {
      const url = `${origin}${path}`;
      const size = await firstLoadJavaScript(browser, url, usable, (page) =>
        page.context().addCookies(cookies),
      );
      pages.push(atMost(`first-load JavaScript of ${path}, gzip`, size, 200));
      pages.push({
        name: `largest paint of ${path} on a slow phone`,
        value: await largestPaint(browser, url, { usable, cookies }),
        unit: 's',
        budget: { kind: 'at most', value: 2 },
      });
    }
    return [
      ...pages,
      {
        name: 'first byte to first key, /dream-input, slow 3G, empty cache',
        value: firstKey,
        unit: 'ms',
        budget: { kind: 'at most', value: 2000 },
      },
      atMost('first-load JavaScript of /, gzip', landing, 150),
      atMost('first-load JavaScript of /dream-input, gzip', input, 200),
      atMost('dictionary for highlighting, English, gzip', await dictionarySize(repository, 'en'), 200),
      atMost('dictionary for highlighting, Spanish, gzip', await dictionarySize(repository, 'es'), 200),
    ];
  } finally {
    await browser.close();
  }
}

/** What a browser loads and how Lighthouse judges the landing page. Needs a built web app. */
export async function run(): Promise<BenchResult[]> {
  const server = await startChitta();
  try {
    const sizes = await measureSizes(server.origin);
    const scores = await auditPage(`${server.origin}/`);
    const judged = (Object.keys(lighthouseBudgets) as Category[]).map(
      (category): BenchResult => ({
        name: `Lighthouse mobile, /, ${category}`,
        value: scores[category],
        unit: 'of 100',
        budget: { kind: 'at least', value: lighthouseBudgets[category] },
      }),
    );
    return [...sizes, ...judged, ...(await compareSpeed())];
  } finally {
    await server.stop();
  }
}
