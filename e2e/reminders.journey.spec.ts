import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { signUp } from './support/member.ts';
import { languageOf, text } from './support/texts.ts';

test('reminders are set by keyboard, and the next ones are shown', async ({ page, locale }) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Record<string, string>) => text(language, `reminders:${key}`, slots);
  await signUp(page, language);
  await page.goto('/account');
  const section = page.getByRole('region', { name: say('title'), exact: true });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText(say('next.none'))).toBeVisible();

  const morning = section.getByRole('group', { name: say('kinds.morning.name'), exact: true }).first();
  await morning.getByRole('button', { name: say('add') }).press('Enter');
  const days = morning.getByRole('button', { pressed: true });
  await expect(days).toHaveCount(7);
  await days.last().press('Space');
  await expect(days).toHaveCount(6);
  await morning.getByLabel(say('time'), { exact: true }).fill('06:45');
  await expect(section.getByText(say('saved'), { exact: true })).toBeVisible();
  await expect(section.locator('time')).toHaveCount(3);
  await expect(section.locator('time').first()).toContainText('6:45');
  // This browser has no subscription, and it says so.
  await expect(section.getByText(say('reach.off'))).toBeVisible();

  await section.getByRole('switch', { name: say('quiet.label') }).press('Space');
  await expect(morning.getByText(say('quiet.later', { time: '07:00' }))).toBeVisible();
  await expect(section.locator('time').first()).toContainText('7:00');
  await expectAccessible(page);

  await page.reload();
  await expect(morning.getByLabel(say('time'), { exact: true })).toHaveValue('06:45');
  await expect(section.locator('time')).toHaveCount(3);
});

test('a link out of a mail asks before it stops anything', async ({ page, locale }) => {
  const language = languageOf(locale);
  const say = (key: string) => text(language, `unsubscribe:${key}`);
  await page.goto(`/unsubscribe#token=1.${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: say('ask.reminders.title') })).toBeVisible();
  await expect.poll(() => page.url()).not.toContain('token');
  await expectAccessible(page);
  // Of nobody.
  await page.getByRole('button', { name: say('ask.stop') }).click();
  await expect(page.getByRole('heading', { name: say('unknown.title') })).toBeVisible();
  await expectAccessible(page);
});

test('a reminder of the morning opens the page to write on, dim', async ({ page, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await page.clock.setFixedTime(new Date(2026, 10, 24, 6, 30));
  await page.goto('/dream-input?night=1');
  await expect(page.locator('html')).toHaveAttribute('data-night', 'true');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
