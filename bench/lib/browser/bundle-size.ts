import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/**
 * Kilobytes (1000 bytes, gzip) of the JavaScript that a page loads before it is usable: every script
 * that came until `usable`, an element that the app itself renders, is visible. The engine and the dictionary
 * are no part of it: they load in a worker once the page is idle, on a fast machine at nearly the same moment.
 */
export async function firstLoadJavaScript(
  browser: Browser,
  url: string,
  usable: string,
  prepare: (page: import('@playwright/test').Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await prepare(page);
  const sizes: Promise<number>[] = [];
  let isUsable = false;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isScript = pathname.endsWith('.js') && !pathname.includes('.worker-');
    if (isScript && !isUsable) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url);
  await page.locator(usable).first().waitFor();
  isUsable = true;
  const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  await context.close();
  return bytes / 1000;
}

/** Kilobytes (gzip) of what the worker loads to recognise symbols in one language. */
export async function dictionarySize(repository: string, language: 'en' | 'es'): Promise<number> {
  const file = path.join(repository, `packages/symbols/generated/words.${language}.json`);
  return gzipSync(await readFile(file)).length / 1000;
}
