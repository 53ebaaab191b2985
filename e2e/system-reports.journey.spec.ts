import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { becomeAdministrator } from './support/administrator.ts';
import { signUp } from './support/member.ts';
import { languageOf, text } from './support/texts.ts';

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  const isFit = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  expect(await isFit()).toBe(true);
}

test('an administrator has a report made, reads and prints it, keeps its file, and deletes it', async ({
  page,
  browser,
  locale,
}) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Record<string, string>) => text(language, `system-reports:${key}`, slots);
  const baseURL = process.env.CHITTA_E2E_ORIGIN ?? '';
  const context = await browser.newContext({ ...(locale && { locale }), baseURL, reducedMotion: 'reduce' });
  const member = await context.newPage();
  await signUp(member, language);
  const refused = await member.request.get('/api/admin/system-reports');
  expect(refused.status()).toBe(403);
  await member.goto('/admin/system-reports');
  await expect(member.getByRole('heading', { name: text(language, 'admin-desk:only.title') })).toBeVisible();

  await becomeAdministrator(page, language);
  await page.goto('/admin/system-reports');
  await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();
  await expectFit(page);
  const title = `${say('type.storage')} ${Date.now()}`;
  await page.getByLabel(say('form.type'), { exact: true }).selectOption('storage');
  await page.getByLabel(say('form.period'), { exact: true }).selectOption('thisYear');
  await page.getByLabel(say('form.title'), { exact: true }).fill(title);
  await page.getByRole('button', { name: say('form.make'), exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: say('asked') })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: title });
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: say('save') }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^storage-\d{4}-01-01-[\d-]+\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFday,measure,part,value,unit,currency');
  expect(lines.filter((line) => line.includes(',tables,users,'))).toHaveLength(1);
  await expect(row).toContainText(say('downloads_one'));
  await expectFit(page);

  await row.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const tables = page.getByRole('region', { name: say('measure.tables'), exact: true });
  await expect(tables.getByRole('rowheader').first()).toBeVisible();
  await expectFit(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: say('print') })).toBeHidden();
  await expect(tables.getByRole('rowheader').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: say('back'), exact: true }).click();
  await row.getByRole('button', { name: say('delete') }).click();
  const dialog = page.getByRole('dialog', { name: say('deleteTitle') });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('keep') }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: say('delete') }).click();
  await dialog.getByRole('button', { name: say('delete'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
  await expect(row).toHaveCount(0);
  await context.close();
});
