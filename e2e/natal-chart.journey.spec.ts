import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

const profile = (language: Language, key: string) => text(language, `oracle-profile:${key}`);
const chart = (language: Language, key: string) => text(language, `natal-charts:${key}`);

async function expectFit(page: Page): Promise<void> {
  const isFit = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  expect(await isFit()).toBe(true);
}

async function saveStep(page: Page, language: Language, key: 'save' | 'saveLast'): Promise<void> {
  await page.getByRole('button', { name: profile(language, key), exact: true }).click();
}

/** Tells the birth, in the first step, with a place that is found by its name in Spanish. */
async function tellBirth(page: Page, language: Language): Promise<void> {
  await page.getByLabel(profile(language, 'birth.date'), { exact: true }).fill('1990-04-02');
  await page.getByLabel(profile(language, 'birth.time'), { exact: true }).fill('06:30');
  const place = page.getByRole('combobox', { name: profile(language, 'place.label') });
  await place.click();
  await place.pressSequentially('londres');
  await expect(page.getByRole('option', { name: /^Londres \(London\)/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue(/^Londres, /);
  await saveStep(page, language, 'save');
}

test('a chart is drawn from a birth, looked at, and goes with it', async ({ page, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await page.goto('/oracle-profile-setup');
  await expect(page.getByRole('heading', { name: profile(language, 'steps.birth.title') })).toBeVisible();
  await expectAccessible(page);
  await tellBirth(page, language);
  await expect(page.getByRole('heading', { name: profile(language, 'steps.chart.title') })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: profile(language, 'skip'), exact: true }).click();
  await page.getByLabel(profile(language, 'field.work'), { exact: true }).check();
  await expectAccessible(page);
  await expectFit(page);
  await saveStep(page, language, 'saveLast');
  await page.waitForURL('**/oracle');

  await page.goto('/natal-chart');
  const wheel = page.getByRole('group', { name: chart(language, 'wheel.label') });
  await expect(wheel).toBeVisible();
  await expect(wheel.getByRole('button')).toHaveCount(11);
  await wheel.getByRole('button').first().focus();
  await expect(page.locator('.wheel-caption b')).toContainText('12°');
  const table = page.getByRole('table', { name: chart(language, 'table.caption') });
  await expect(table.getByRole('row')).toHaveCount(15);
  await expect(table.getByRole('row').nth(1)).toContainText('12° ');
  await expect(page.getByText(chart(language, 'honest'))).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);

  await page.getByRole('link', { name: chart(language, 'change') }).click();
  await page.getByRole('button', { name: profile(language, 'birth.clear') }).click();
  await saveStep(page, language, 'save');
  await expect(page.getByRole('heading', { name: profile(language, 'steps.chart.title') })).toBeVisible();
  await page.goto('/natal-chart');
  await expect(page.getByText(chart(language, 'none.birthPlace'))).toBeVisible();
  await expect(wheel).toHaveCount(0);
  await expectAccessible(page);
});
