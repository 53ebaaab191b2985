import { expect, test } from '@playwright/test';
import { signUp } from './support/member.ts';
import { layoutShift, watchLayout } from './support/reading.ts';
import { languageOf } from './support/texts.ts';

/** Milliseconds that the server takes: long enough for every page to show what it waits with. */
const slowness = 700;

for (const path of ['/oracle/new', '/premium-insights', '/subscribe', '/dream-input', '/help'])
  test(`${path} holds its height while the next part is on its way`, async ({ page, locale }) => {
    await signUp(page, languageOf(locale));
    await watchLayout(page);
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowness));
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy="true"], main .skeleton')).toHaveCount(0);
    const { sum, jumps } = await layoutShift(page);
    expect(sum, JSON.stringify(jumps)).toBeLessThan(0.05);
    if (path === '/dream-input') {
      await expect(page.locator('.site-footer')).toHaveCount(0);
      return;
    }
    // The footer is last: it begins below the first screen.
    const footerTop = await page
      .locator('.site-footer')
      .evaluate((footer) => footer.getBoundingClientRect().top + window.scrollY);
    expect(footerTop).toBeGreaterThanOrEqual((page.viewportSize()?.height ?? 0) - 1);
  });
