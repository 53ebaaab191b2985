import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { logIn, newMember, signUp } from './support/member.ts';
import { text } from './support/texts.ts';

const publicPages = [
  '/',
  '/home',
  '/learn',
  '/privacy-policy',
  '/terms-of-service',
  '/help',
  '/cache-help',
  '/login',
  '/signup',
];

for (const path of publicPages) {
  test(`${path} has nothing that axe finds, dark and light`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: text('en', 'app:theme.toLight') }).click();
    await expect(page.getByRole('button', { name: text('en', 'app:theme.toDark') })).toBeVisible();
    await expectAccessible(page);
  });
}

test('guards send people where they belong', async ({ page }) => {
  await page.goto('/journal');
  await page.waitForURL('**/login**');
  await signUp(page, 'en');
  for (const path of ['/', '/home', '/login', '/signup']) {
    await page.goto(path);
    await page.waitForURL('**/dream-input');
  }
  await page.goto('/signup?ref=FRIEND1');
  await expect(page.getByRole('button', { name: text('en', 'accounts:signup.submit') })).toBeVisible();
});

test('an unknown address gives the not-found page', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: text('en', 'app:notFound.title') })).toBeVisible();
});

test('a wrong password and an unknown user get the same answer', async ({ page }) => {
  const unknown = newMember();
  await logIn(page, 'en', unknown);
  await expect(page.getByText('Invalid username or password').first()).toBeVisible();
});

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the shell opens without a connection once it was visited', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect
      .poll(() => page.evaluate(() => caches.keys().then((names) => names.length)))
      .toBeGreaterThan(0);
    await context.setOffline(true);
    await page.goto('/learn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the language is switched and remembered', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: 'ES' })
    .or(page.getByRole('radio', { name: 'ES' }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
