import { expect, type Page } from '@playwright/test';

/** Waits until the device keeps these words as a draft: a moment after the last key. */
export async function untilDraftKept(page: Page, words: string): Promise<void> {
  const drafts = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('chitta-drafts');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const asking = opening.result.transaction('drafts').objectStore('drafts').getAll();
      await new Promise((resolve) => asking.addEventListener('success', resolve));
      opening.result.close();
      return JSON.stringify(asking.result);
    });
  await expect.poll(drafts).toContain(JSON.stringify(words));
}
