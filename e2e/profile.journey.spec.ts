import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ageProof } from './support/database.ts';
import { linkInMail } from './support/mailbox.ts';
import { logIn, type NewMember, signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** A red PNG of 64 × 48 pixels. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAd0lEQVRoge2SAQkAQBCD7J/NUB9Djh8YQMcQTkNu4ALIV3QX4i7kBi6AfEV3Ie5CbuACyFd0F+Iu5AYugHxFdyHuQm7gAshXdBfiLuQGLoB8RXch7kJu4ALIV3QX4i7kBi6AfEV3Ie5CbuACyFd0F+Iu5AZ+HvAAWKeQiHP1iq4AAAAASUVORK5CYII=',
    'base64',
  ),
};

const press = (page: Page, language: Language, key: string) =>
  page.getByRole('button', { name: text(language, key), exact: true }).click();

test('a profile is filled in, and stays where it could not be saved', async ({ page, locale }) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Record<string, string | number>) =>
    text(language, `profile:${key}`, slots);
  await signUp(page, language);
  await page.goto('/profile');
  const name = page.getByLabel(say('displayName.label'), { exact: true });
  await expect(name).toBeVisible();
  await expectAccessible(page);

  await name.fill('Luna de Noche');
  await page.route('**/api/profile', (route) => route.abort());
  await press(page, language, 'profile:save');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/profile');
  await expect(name).toHaveValue('Luna de Noche');
  const zone = page.getByRole('combobox', { name: say('timezone.label') });
  await zone.click();
  await zone.fill('auckl');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Auckland, Pacific/ })
    .click();
  await press(page, language, 'profile:save');
  await expect(page.getByText(say('saved'), { exact: true })).toBeVisible();

  await page.locator('input[type=file]').setInputFiles(picture);
  const dialog = page.getByRole('dialog', { name: say('picture.title') });
  await dialog.getByLabel(say('picture.zoom'), { exact: true }).fill('200');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('picture.save') }).click();
  const shown = page.getByRole('img', { name: say('picture.alt', { name: 'Luna de Noche' }) });
  await expect(shown).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Luna de Noche' })).toBeVisible();
  await expect(zone).toHaveValue('Auckland, Pacific');
  expect(await shown.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(512);
  await expectAccessible(page);
});

async function closeAccount(page: Page, language: Language, member: NewMember): Promise<void> {
  await page.goto('/account/data');
  await ageProof(member.username);
  await press(page, language, 'account-deletion:begin');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await press(page, language, 'account-deletion:dialog.close');
  await page
    .getByLabel(text(language, 'reauthentication:password.label'), { exact: true })
    .fill(member.password);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: text(language, 'account-deletion:page.closed') }),
  ).toBeVisible();
}

test('an account is looked over, closed, and taken back by the link of a mail', async ({ page, locale }) => {
  const language = languageOf(locale);
  const member = await signUp(page, language);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: text(language, 'reading-settings:title') })).toBeVisible();
  await expectAccessible(page);

  await closeAccount(page, language, member);
  await expectAccessible(page);
  await logIn(page, language, member);
  await expect(page.getByRole('alert')).toBeVisible();

  await page.goto(await linkInMail(member.email, '/cancel-deletion'));
  await press(page, language, 'account-deletion:page.keep');
  await expect(
    page.getByRole('heading', { name: text(language, 'account-deletion:page.done') }),
  ).toBeVisible();
  await logIn(page, language, member);
  await page.waitForURL('**/dream-input');
});
