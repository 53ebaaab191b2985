import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, text } from './texts.ts';

/** What waits above the journal. */
export function waitingSection(page: Page, language: Language): Locator {
  return page.getByRole('region', { name: text(language, 'outbox:title') });
}

/** The service worker has the whole app: every page opens without a connection. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

interface KeptDream {
  readonly id: number;
  readonly title: string;
  readonly tags: readonly string[];
  readonly createdAt: string;
}

/** The journal as the server has it. */
export async function journalOf(page: Page): Promise<readonly KeptDream[]> {
  const response = await page.request.get('/api/dreams');
  const { data } = await response.json();
  return data.items;
}

/** The server has as many dreams as that, and a while later not one more. */
export async function expectInJournal(page: Page, count: number): Promise<readonly KeptDream[]> {
  await expect.poll(async () => (await journalOf(page)).length, { timeout: 40_000 }).toBe(count);
  await page.waitForTimeout(1500);
  const dreams = await journalOf(page);
  expect(dreams).toHaveLength(count);
  return dreams;
}
