import path from 'node:path';
import type { Page } from '@playwright/test';
import { rolldown } from 'rolldown';

/** A module of this folder with all that it imports, as one file for a browser. */
export async function bundleForBrowser(file: string): Promise<string> {
  const bundle = await rolldown({ input: path.join(import.meta.dirname, '..', file) });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Opens an empty page at `origin` that can fetch these files, by path. */
export async function openPage(
  page: Page,
  origin: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files[pathname] ?? '<!doctype html><title>bench</title>';
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    return route.fulfill({ body, contentType });
  });
  await page.goto(`${origin}/`);
}
