import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { logOut, signUp } from './support/member.ts';
import { pressNotification, shownNotifications, test } from './support/push-browser.ts';
import { type Language, languageOf, text } from './support/texts.ts';
import { untilInstalled } from './support/waiting.ts';

/** Chromium itself subscribes, decrypts and shows; see `support/browser-push-service.ts` for what stands in for whom. */

const here = (page: Page, language: Language) =>
  page.getByRole('switch', { name: text(language, 'push:here.label') });
const card = (page: Page, language: Language) =>
  page.getByRole('region', { name: text(language, 'push:prompt.title') });

const installButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: text(language, 'app:footer.install') });

async function devicesOf(page: Page) {
  const { data } = await (await page.request.get('/api/push/subscriptions')).json();
  return data as { readonly items: readonly { readonly id: number }[]; readonly isOn: boolean };
}

test('notifications are turned on, received, opened and turned off', async ({
  page,
  context,
  locale,
  withPush,
}) => {
  const { origin, pushes } = withPush;
  const language = languageOf(locale);
  await context.grantPermissions(['notifications'], { origin });
  const before = pushes.registered();
  await signUp(page, language);
  await untilInstalled(page);

  await page.goto('/account');
  await expect(installButton(page, language)).toBeVisible();
  await expect(here(page, language)).toHaveAttribute('aria-checked', 'false');
  await expectAccessible(page);
  await here(page, language).click();
  await expect(here(page, language)).toHaveAttribute('aria-checked', 'true');
  const own = page.getByRole('listitem').filter({ hasText: text(language, 'push:device.this') });
  await expect(own).toBeVisible();
  expect(pushes.registered()).toBe(before + 1);
  await expectAccessible(page);

  // Sent by the server, carried by the push service, decrypted by the browser, shown by the service worker.
  const carried = pushes.carried.length;
  await page.getByRole('button', { name: text(language, 'push:test.sendTo', { device: '' }).trim() }).click();
  await expect(page.getByText(text(language, 'push:test.sent'))).toBeVisible();
  await expect.poll(async () => (await shownNotifications(page)).length).toBe(1);
  expect(pushes.carried).toHaveLength(carried + 1);
  const [shown] = await shownNotifications(page);
  expect(shown?.title).toBeTruthy();
  expect(shown?.path).toMatch(/^\//);

  // A press on it leads the open window to its page.
  await page.goto('/help');
  await pressNotification(context);
  await page.waitForURL(`${origin}${shown?.path}`);
  expect(await shownNotifications(page)).toEqual([]);

  // The server loses the device: the next start of the app tells it again.
  const [device] = (await devicesOf(page)).items;
  const removal = await page.request.delete(`/api/push/subscriptions/${device?.id}`, {
    headers: { origin },
  });
  expect(removal.ok()).toBe(true);
  await page.goto('/help');
  await expect.poll(async () => (await devicesOf(page)).items.length, { timeout: 30_000 }).toBe(1);

  await page.goto('/account');
  await expect(here(page, language)).toHaveAttribute('aria-checked', 'true');
  await here(page, language).click();
  await expect(here(page, language)).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByText(text(language, 'push:devices.none'))).toBeVisible();
  await expect.poll(() => devicesOf(page)).toEqual({ items: [], isOn: false });
  await expect.poll(pushes.registered).toBe(before);
});

test('a browser that blocks them says so, and how that is changed', async ({ page, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await page.goto('/account');
  await page.evaluate(() => Notification.requestPermission());
  await page.reload();
  await expect(page.getByText(text(language, 'push:here.blocked'))).toBeVisible();
  await expect(here(page, language)).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('installed', () => {
  test.use({ isInstalled: true });

  test('the installed app offers them once, and signing out ends them', async ({
    page,
    context,
    locale,
    withPush,
  }) => {
    const { origin, pushes } = withPush;
    const language = languageOf(locale);
    await context.grantPermissions(['notifications'], { origin });
    const before = pushes.registered();
    await page.goto('/learn');
    await expect(page.getByRole('button', { name: text(language, 'app:footer.about') })).toBeVisible();
    await expect(installButton(page, language)).toBeHidden();

    const member = await signUp(page, language);
    await expect(card(page, language)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: text(language, 'push:prompt.enable') }).click();
    await expect(card(page, language)).toHaveCount(0);
    await expect.poll(async () => (await devicesOf(page)).isOn).toBe(true);
    expect(pushes.registered()).toBe(before + 1);
    await page.reload();
    await expect(page.getByRole('textbox', { name: text(language, 'dreams:editor.label') })).toBeVisible();
    await page.waitForTimeout(4000);
    await expect(card(page, language)).toHaveCount(0);

    await logOut(page, language, member);
    await expect.poll(pushes.registered).toBe(before);
  });
});
