import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/**
 * Kilobytes (1000 bytes, gzip) of the JavaScript that a page loads before it is usable: every script
 * asked for until `usable` is visible. Files loaded later, as the dictionary, are left out by that moment.
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
    const isScript = /\.js$/.test(new URL(response.url()).pathname);
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
  const file = path.join(repository, `packages/symbols/generated/lexicon.${language}.json`);
  return gzipSync(await readFile(file)).length / 1000;
}
