import { expect, type Page, test } from '@playwright/test';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, newMember, signUp } from './support/member.ts';
import { text } from './support/texts.ts';

const say = (key: string) => text('en', key);
const phone = { width: 360, height: 740 };

async function shown(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** Where the toast lies on the bar, if it does. */
async function toastOnBar(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const of = (name: string) => document.querySelector(name)?.getBoundingClientRect();
    const [toast, bar] = [of('.toast'), of('.editor-bar')];
    if (!toast || !bar || toast.bottom <= bar.top || toast.top >= bar.bottom) return null;
    return `${toast.top}–${toast.bottom} on ${bar.top}–${bar.bottom}`;
  });
}

/** What of the editor cannot be pressed where it stands, because something else lies on it. */
async function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll('.feeling:first-child, .dream-counter, .editor-bar button, .tab');
    return [...parts].flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isOpen = width === 0 || part.contains(hit);
      return isOpen ? [] : [`${part.className} at ${top}–${top + height}`];
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('no toast lies on what a thumb is about to press', async ({ page }) => {
    await signUp(page, 'en');
    await dreamField(page, 'en').fill(sampleDreams.en.text);
    await page.getByRole('button', { name: say('dreams:editor.reset') }).click();
    const toast = page.locator('.toast').filter({ hasText: say('dreams:editor.resetDone') });
    // The toast itself, not the plain line that stands in for it until it is fetched.
    await expect(toast.getByRole('button', { name: say('dreams:undo') })).toBeVisible();
    await page.getByRole('button', { name: say('dreams:night.toggle') }).click({ timeout: 1000 });
    // However far the page is scrolled.
    const length = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let top = 0; top <= length; top += 10) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      // It follows the bar within a few frames.
      await expect.poll(() => toastOnBar(page), { timeout: 2000, message: `scrolled by ${top}` }).toBe(null);
    }
    await expect(toast).toBeVisible();
  });

  test('feelings, counter, tools and tabs lie free; the header comes back to who has stopped', async ({
    page,
  }) => {
    await signUp(page, 'en');
    const field = dreamField(page, 'en');
    const header = page.locator('.site-header');
    await field.pressSequentially(sampleDreams.en.text.slice(0, 20));
    await expect(header).toHaveCSS('opacity', '0');
    await expect(page.locator('.tab-bar')).toHaveCSS('opacity', '1');
    const place = () => page.locator('.editor-bar').evaluate((bar) => bar.getBoundingClientRect().top);
    const before = [await place(), (await field.boundingBox())?.y];
    await field.pressSequentially(sampleDreams.en.text.slice(20, 60));
    await field.blur();
    await expect(header).toHaveCSS('opacity', '1', { timeout: 1500 });
    expect([await place(), (await field.boundingBox())?.y]).toEqual(before);
    for (const height of [740, 640]) {
      await page.setViewportSize({ width: 360, height });
      await expect.poll(() => covered(page), { message: `height ${height}` }).toEqual([]);
    }
    await page.reload();
    await expect(field).toHaveValue(/./);
    await expect(page.locator('html')).not.toHaveAttribute('data-writing');
    await expect(header).toHaveCSS('opacity', '1');
    await expect.poll(() => covered(page)).toEqual([]);
    // A dream longer than the screen: at its end everything lies free as well.
    await field.fill(`${sampleDreams.en.text} `.repeat(5).slice(0, 1500));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => covered(page)).toEqual([]);
  });

  test('the bar goes along with the page where a keyboard leaves little of it', async ({ page }) => {
    await signUp(page, 'en');
    const bar = page.locator('.editor-bar');
    const position = () => bar.evaluate((element) => getComputedStyle(element).position);
    expect(await position()).toBe('sticky');
    await page.setViewportSize({ width: 640, height: 320 });
    expect(await position()).toBe('static');
  });

  test('the browser is asked to make room for its keyboard', async ({ page }) => {
    await page.goto('/');
    const viewport = page.locator('meta[name=viewport]');
    await expect(viewport).toHaveAttribute('content', /interactive-widget=resizes-content/);
  });
});

test('what is wrong with the words stands beside the counter', async ({ page }) => {
  await signUp(page, 'en');
  const field = dreamField(page, 'en');
  await field.fill('A dog');
  await page.getByRole('button', { name: say('dreams:editor.read') }).click();
  await expect(page.getByRole('alert')).toContainText('15 more characters.');
  await expect(page.locator('.toast')).toHaveCount(0);
  await field.pressSequentially(' on the stairs');
  await expect(page.getByRole('alert')).toContainText('1 more character.');
  await field.pressSequentially('!');
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('the way in takes neither the caret nor the page', async ({ page }) => {
  const member = newMember();
  await page.goto('/signup');
  await page.getByLabel(say('accounts:fields.username'), { exact: true }).fill(member.username);
  await page.getByLabel(say('accounts:fields.email'), { exact: true }).fill(member.email);
  await page.getByLabel(say('accounts:fields.password'), { exact: true }).fill(member.password);
  await page.getByRole('button', { name: say('accounts:signup.submit') }).click();
  const sheet = page.getByRole('dialog', { name: say('tutorial:title') });
  await expect(sheet).toBeVisible();
  await expect(dreamField(page, 'en')).toBeFocused();
  await page.keyboard.type('I was');
  await expect(sheet).toHaveCount(0);
  await expect(dreamField(page, 'en')).toHaveValue('I was');
});

test('night covers every page until it is touched off', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('chitta-theme', 'light'));
  await signUp(page, 'en');
  const bright = await shown(page);
  await page.getByRole('button', { name: say('dreams:night.toggle') }).click();
  await expect.poll(() => shown(page)).toBe('rgb(10, 7, 6)');
  await dreamField(page, 'en').fill(sampleDreams.en.text);
  await page.getByRole('button', { name: say('dreams:editor.read') }).click();
  await page.waitForURL('**/interpretation');
  expect(await shown(page)).toBe('rgb(10, 7, 6)');
  await page.goto('/journal');
  expect(await shown(page)).toBe('rgb(10, 7, 6)');
  await page.getByRole('button', { name: say('app:theme.endNight') }).click();
  await expect.poll(() => shown(page)).toBe(bright);
  await page.reload();
  expect(await shown(page)).toBe(bright);
});
