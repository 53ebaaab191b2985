import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { linkInMail } from './support/mailbox.ts';
import { logIn, logOut, type NewMember, signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** Opens the journal as the next person at this device does. */
async function expectNobodyIn(page: Page): Promise<void> {
  await page.goto('/journal');
  await page.waitForURL('**/login**');
  await expect(page.locator('input[type="password"]')).toBeVisible();
}

async function logOutWithout(page: Page, language: Language, member: NewMember): Promise<void> {
  await logOut(page, language, member);
  await expect(page.getByText(text(language, 'accounts:logout.partial')).first()).toBeVisible();
}

test('signing out while the server is out of reach holds, and is made up for', async ({ page, locale }) => {
  const language = languageOf(locale);
  const member = await signUp(page, language);
  const session = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'chitta_session')?.value ?? '';
  const token = await session();
  const isOpen = async () => {
    const headers = { cookie: `chitta_session=${token}` };
    return (await fetch(new URL('/api/user', page.url()), { headers })).ok;
  };
  // Another window of the same browser, visible and looked at by nobody.
  const other = await page.context().newPage();
  await other.goto('/journal');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront();

  await page.context().route('**/api/**', (route) => route.abort());
  await logOutWithout(page, language, member);
  await other.waitForURL('**/login**');
  expect(await isOpen()).toBe(true);
  // Reloaded, and opened by somebody else, still without the server: the cookie of the session is there.
  expect(await session()).toBe(token);
  await expectNobodyIn(page);
  await page.reload();
  await expectNobodyIn(page);

  await page.context().unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(isOpen).toBe(false);
  await expect.poll(session).toBe('');
  await expectNobodyIn(page);
  await logIn(page, language, member);
  await page.waitForURL(/journal|dream-input/);
  await page.reload();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
});

test('confirming an address on another device asks to sign in there, once', async ({
  page,
  locale,
  browser,
}) => {
  const language = languageOf(locale);
  const member = await signUp(page, language);
  const context = await browser.newContext({ locale: locale ?? 'en', viewport: page.viewportSize() });
  const device = await context.newPage();
  await device.goto(await linkInMail(member.email, '/verify-email'));
  const asked = device.getByRole('heading', { name: text(language, 'email-verification:page.signIn') });
  await expect(asked).toBeVisible();
  await expectAccessible(device);
  await device.screenshot({ path: `test-results/verify-elsewhere-${language}.png`, fullPage: true });
  await device.getByLabel(text(language, 'accounts:fields.usernameOrEmail')).fill(member.username);
  await device.getByLabel(text(language, 'accounts:fields.password'), { exact: true }).fill(member.password);
  const form = device.locator('form');
  await form.getByRole('button', { name: text(language, 'accounts:login.submit'), exact: true }).click();
  const done = device.getByRole('heading', { name: text(language, 'email-verification:page.done') });
  await expect(done).toBeVisible();
  await expectNobodyIn(page);
  await context.close();
});
