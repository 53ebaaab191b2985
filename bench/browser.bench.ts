import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser.ts';
import type { BenchResult } from './lib/bench-result.ts';
import { dictionarySize, firstLoadJavaScript } from './lib/browser/bundle-size.ts';
import { auditPage, type Category } from './lib/browser/lighthouse.ts';
import { repository, signUp, startChitta } from './lib/chitta-server.ts';

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

async function measureSizes(origin: string): Promise<BenchResult[]> {
  const { cookie } = await signUp(origin, 'browser');
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url: origin };
  });
  const browser = await chromium.launch({ ...launchOptions });
  try {
    const landing = await firstLoadJavaScript(browser, `${origin}/`, 'header button', async () => {});
    const input = await firstLoadJavaScript(browser, `${origin}/dream-input`, 'textarea', (page) =>
      page.context().addCookies(cookies),
    );
    return [
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
    return [...sizes, ...judged];
  } finally {
    await server.stop();
  }
}
