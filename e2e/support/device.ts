import { expect, type Page } from '@playwright/test';
import type { Language } from './texts.ts';

/** Everything that reading without a connection takes is on the device. */
export async function untilReady(page: Page, language: Language): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const caching = names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      );
      return (await Promise.all(caching)).flat();
    });
  for (const part of [
    `words.${language}`,
    `texts.${language}`,
    `details.${language}`,
    'reading-context',
    'personal-symbols',
    'edits',
  ])
    await expect
      .poll(async () => (await kept()).some((url) => url.includes(part)), { message: part, timeout: 30_000 })
      .toBe(true);
}
