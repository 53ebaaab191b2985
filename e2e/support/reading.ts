import { expect, type Page } from '@playwright/test';
import { type Language, text } from './texts.ts';

/** Saves the reading on the page and adds nothing to what it is filed under. */
export async function saveReading(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: text(language, 'readings:reading.save') }).click();
  await page.waitForURL(/\/journal\/\d+$/);
  const sheet = page.getByRole('dialog', { name: text(language, 'dreams:kept.title') });
  await sheet.getByRole('button', { name: text(language, 'dreams:kept.nothing') }).click();
  await expect(sheet).toHaveCount(0);
}

/** Opens the menu of the reading and chooses one of its items. */
export async function chooseMore(page: Page, language: Language, key: string): Promise<void> {
  await page.getByRole('button', { name: text(language, 'readings:reading.more'), exact: true }).click();
  // On a desk the same words stand in the page's foot too.
  await page
    .locator('[popover]')
    .getByRole('button', { name: text(language, key) })
    .click();
}

/** Counts from now on how far what stands on pages jumps while they load. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const jumps: { value: number; what: string }[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.nodeName,
        );
        jumps.push({ value: entry.value, what: what.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far what stands on the page has jumped since it was opened, by the measure of Web Vitals; with what did. */
export async function layoutShift(page: Page): Promise<{ sum: number; jumps: unknown }> {
  return page.evaluate(() => {
    const { jumps } = window as unknown as { jumps: { value: number; what: string }[] };
    return { sum: jumps.reduce((sum, { value }) => sum + value, 0), jumps };
  });
}
