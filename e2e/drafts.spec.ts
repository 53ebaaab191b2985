import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { untilDraftKept } from './support/drafts.ts';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, logIn, signUp } from './support/member.ts';
import { text } from './support/texts.ts';
import { untilInstalled } from './support/waiting.ts';

const { text: dream } = sampleDreams.en;

async function typeDream(page: Page, words: string): Promise<void> {
  await dreamField(page, 'en').fill(words);
  await untilDraftKept(page, words);
}

async function endSession(context: BrowserContext): Promise<void> {
  await context.clearCookies();
}

test('survives a reload', async ({ page }) => {
  await signUp(page, 'en');
  await typeDream(page, dream);
  await page.reload();
  await expect(dreamField(page, 'en')).toHaveValue(dream);
});

test('survives the crash of its tab and is offered again', async ({ page, context }) => {
  await signUp(page, 'en');
  await typeDream(page, dream);
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto('/dream-input');
  const field = dreamField(next, 'en');
  const offer = next.getByRole('button', { name: text('en', 'dreams:orphan.resume') });
  await expect.poll(async () => (await offer.isVisible()) || (await field.inputValue()) === dream).toBe(true);
  if (await offer.isVisible()) await offer.click();
  await expect(field).toHaveValue(dream);
});

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('survives going offline, and says so', async ({ page, context }) => {
    await signUp(page, 'en');
    await untilInstalled(page);
    await context.setOffline(true);
    await expect(page.getByText(text('en', 'dreams:notice.offline')).first()).toBeVisible();
    await typeDream(page, dream);
    await page.reload();
    await expect(dreamField(page, 'en')).toHaveValue(dream);
    await dreamField(page, 'en').press('End');
    await dreamField(page, 'en').pressSequentially(' And more.');
    await untilDraftKept(page, `${dream} And more.`);
    await context.setOffline(false);
    await page.reload();
    await expect(dreamField(page, 'en')).toHaveValue(`${dream} And more.`);
  });
});

test('survives an expired session', async ({ page, context }) => {
  const member = await signUp(page, 'en');
  await typeDream(page, dream);
  await endSession(context);
  await page.getByRole('button', { name: text('en', 'dreams:editor.save') }).click();
  await expect(page.getByText(text('en', 'dreams:notice.sessionEnded')).first()).toBeVisible();
  await expect(dreamField(page, 'en')).toHaveValue(dream);
  await logIn(page, 'en', member);
  await page.waitForURL('**/dream-input');
  await expect(dreamField(page, 'en')).toHaveValue(dream);
});

test('two tabs keep two dreams', async ({ page, context }) => {
  await signUp(page, 'en');
  await typeDream(page, dream);
  const other = await context.newPage();
  await other.goto('/dream-input');
  await expect(dreamField(other, 'en')).toHaveValue('');
  await typeDream(other, 'Another dream about a red boat on a lake.');
  await page.reload();
  await expect(dreamField(page, 'en')).toHaveValue(dream);
  await other.reload();
  await expect(dreamField(other, 'en')).toHaveValue('Another dream about a red boat on a lake.');
});

test('goes once the server has confirmed the save', async ({ page }) => {
  await signUp(page, 'en');
  await typeDream(page, dream);
  await page.route('**/api/dreams', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.getByRole('button', { name: text('en', 'dreams:editor.save') }).click();
  await expect(page.getByText(text('en', 'dreams:save.failedTitle')).first()).toBeVisible();
  await page.unroute('**/api/dreams');
  await page.reload();
  await expect(dreamField(page, 'en')).toHaveValue(dream);
  await page.getByRole('button', { name: text('en', 'dreams:editor.save') }).click();
  await expect(page.getByText(text('en', 'dreams:save.done')).first()).toBeVisible();
  await page.goto('/dream-input');
  await expect(dreamField(page, 'en')).toHaveValue('');
});
