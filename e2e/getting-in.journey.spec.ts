import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { linkInMail } from './support/mailbox.ts';
import { logIn, signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

const banner = (page: Page, language: Language) =>
  page.getByRole('region', { name: text(language, 'email-verification:prompt.label') });

/** What of the page's content has jumped since it was opened, as browsers measure it. */
function jumpsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[];
          const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
          const content = document.querySelector('main');
          resolve(nodes.filter((node) => content?.contains(node)).map((node) => String(node?.textContent)));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is reported where nothing moved.
        setTimeout(() => resolve([]), 1000);
      }),
  );
}

test('sign up, confirm the address by the link in the mail', async ({ page, locale }) => {
  const language = languageOf(locale);
  const member = await signUp(page, language);
  await expect(banner(page, language)).toBeVisible();
  // Another day.
  await page.evaluate(() => localStorage.removeItem('verification-banner-day'));
  await page.reload();
  await expect(banner(page, language)).toBeVisible();
  expect(await jumpsOf(page)).toEqual([]);
  // The same day.
  await page.reload();
  await expect(page.locator('.verification-dot:visible').first()).toBeVisible();
  await expect(banner(page, language)).toHaveCount(0);

  const link = await linkInMail(member.email, '/verify-email');
  const other = await page.context().newPage();
  await other.goto(link);
  const title = text(language, 'email-verification:page.done');
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  expect(other.url()).not.toContain('token');
  await expectAccessible(other);
  await expect(banner(other, language)).toHaveCount(0);
  await expect(banner(page, language)).toHaveCount(0);

  const again = await page.context().newPage();
  await again.goto(link);
  const used = text(language, 'email-verification:page.used');
  await expect(again.getByRole('heading', { name: used })).toBeVisible();
});

test('the banner sends the link again and can be put aside', async ({ page, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await page.getByRole('button', { name: text(language, 'email-verification:prompt.send') }).click();
  await expect(page.getByText(text(language, 'email-verification:prompt.sent'))).toBeVisible();
  await page.getByRole('button', { name: text(language, 'email-verification:prompt.dismiss') }).click();
  await expect(banner(page, language)).toHaveCount(0);
  await page.goto('/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page, language)).toHaveCount(0);
});

test('forgot the password, choose another, and every session ends', async ({ page, locale, browser }) => {
  const language = languageOf(locale);
  const member = await signUp(page, language);

  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await visitor.goto('/login');
  await visitor.getByRole('link', { name: text(language, 'accounts:login.forgot') }).click();
  await expectAccessible(visitor);
  await visitor.getByLabel(text(language, 'passwords:forgot.email')).fill(member.email);
  await visitor.getByRole('button', { name: text(language, 'passwords:forgot.submit') }).click();
  await expect(visitor.getByText(text(language, 'passwords:forgot.sent'))).toBeVisible();

  await visitor.goto(await linkInMail(member.email, '/reset-password'));
  const password = `another ${member.password}`;
  const field = visitor.getByLabel(text(language, 'passwords:field.label'), { exact: true });
  await field.fill(password);
  expect(visitor.url()).not.toContain('token');
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: text(language, 'passwords:reset.submit') }).click();
  await expect(visitor.getByText(text(language, 'passwords:reset.done'))).toBeVisible();

  await page.goto('/journal');
  await page.waitForURL('**/login**');
  await logIn(visitor, language, { ...member, password });
  await visitor.waitForURL('**/dream-input');
  // Whoever reads the mail owns the address.
  await expect(banner(visitor, language)).toHaveCount(0);
  await elsewhere.close();
});

test('another address: asked for, taken back, asked for again and confirmed', async ({ page, locale }) => {
  const language = languageOf(locale);
  const say = (key: string) => text(language, `email-changes:${key}`);
  const member = await signUp(page, language);
  const ask = async (email: string) => {
    await page.getByLabel(say('field')).fill(email);
    await page.getByRole('button', { name: say('submit') }).click();
    await expect(page.getByRole('button', { name: say('withdraw') })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  };
  await page.goto('/account/security');
  await ask(`first-${member.email}`);
  await page.getByRole('button', { name: say('withdraw') }).click();
  await expect(page.getByText(say('withdrawn'))).toBeVisible();
  await ask(`second-${member.email}`);
  await expectAccessible(page);

  const other = await page.context().newPage();
  await other.goto(await linkInMail(`second-${member.email}`, '/verify-email'));
  const title = text(language, 'email-verification:page.done');
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  // By what the other tab keeps alone: a headless phone never hides a page, and so tells nobody that it is back.
  const current = text(language, 'email-changes:current', { email: `second-${member.email}` });
  await expect(page.getByText(current)).toBeVisible();
  await expect(page.getByRole('button', { name: say('withdraw') })).toHaveCount(0);
  // The former address hears of it, with the way to undo it.
  expect(await linkInMail(member.email, '/forgot-password')).toContain('/forgot-password');
});
