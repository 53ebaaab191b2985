import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { joinCommunity, keepDream } from './support/community.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** Written for these tests. */
const words: Record<Language, { readonly dream: string; readonly reply: string; readonly hostile: string }> =
  {
    en: {
      dream: 'My friend Laura stood on a bridge over the sea, and a black dog slept at her feet.',
      reply: 'The dog was in my dream too.',
      hostile: '<img src=x onerror="document.title=1"> and <b>bold</b>',
    },
    es: {
      dream: 'Mi amiga Laura estaba en un puente sobre el mar, y un perro negro dormía a sus pies.',
      reply: 'El perro estaba también en mi sueño.',
      hostile: '<img src=x onerror="document.title=1"> y <b>negrita</b>',
    },
  };

test('a dream is shared without its names, answered by another member, and gone when it is withdrawn', async ({
  page,
  browser,
  locale,
}) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Record<string, string>) => text(language, `community:${key}`, slots);
  const { reply, hostile } = words[language];
  const writer = `Otter ${Date.now() % 1_000_000}`;
  await joinCommunity(page, language, writer);
  await expectAccessible(page);
  await keepDream(page, language, words[language].dream);

  await page.goto('/community/share');
  await page
    .getByRole('combobox', { name: text(language, 'community-share:dream'), exact: true })
    .selectOption({ index: 1 });
  await page.getByRole('radio', { name: text(language, 'community-share:kinds.dream') }).check();
  const share = page.getByRole('button', { name: text(language, 'community-share:go'), exact: true });
  await expect(share).toBeDisabled();
  await page.getByRole('button', { name: text(language, 'community-share:look.go') }).press('Enter');
  await expect(page.locator('mark')).toHaveText(['Laura']);
  await expectAccessible(page);
  await page.getByRole('button', { name: text(language, 'community-share:look.done') }).click();
  await share.click();
  await page.waitForURL('**/community/posts/*');
  await expect(page.locator('.community-dream').first()).not.toContainText('Laura');
  await expectAccessible(page);
  const address = page.url();

  // Somebody without an account reads it, and finds no way to write.
  const outside = await browser.newContext({ locale: locale ?? 'en', reducedMotion: 'reduce' });
  const visitor = await outside.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('▇▇▇')).toBeVisible();
  await expect(visitor.getByRole('textbox')).toHaveCount(0);
  expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await expectAccessible(visitor);

  // Another member.
  const elsewhere = await browser.newContext({
    baseURL: new URL(address).origin,
    locale: locale ?? 'en',
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  });
  const other = await elsewhere.newPage();
  await joinCommunity(other, language, `Heron ${Date.now() % 1_000_000}`);
  await other.goto(address);
  await other.getByRole('button', { name: say('react.know_this'), exact: true }).press('Enter');
  await expect(
    other.getByRole('button', { name: say('react.know_this'), exact: true, pressed: true }),
  ).toBeVisible();
  const field = other.getByRole('textbox', { name: say('reply.label') });
  for (const said of [reply, hostile]) {
    await field.fill(said);
    await other.getByRole('button', { name: say('reply.go'), exact: true }).click();
    await expect(other.locator('.community-reply').getByText(said, { exact: true })).toBeVisible();
  }
  await expectAccessible(other);

  await page.reload();
  await expect(page.locator('.community-reply').getByText(hostile, { exact: true })).toBeVisible();
  await expect(page.getByText(say('react.some.know_this'))).toBeVisible();

  // Withdrawn means gone, for everybody.
  await page.getByRole('button', { name: say('acts.label', { pseudonym: writer }) }).click();
  await page.getByRole('button', { name: say('acts.withdraw'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('withdraw.go'), exact: true })
    .click();
  await page.waitForURL('**/community');
  await visitor.reload();
  await expect(visitor.getByRole('alert')).toBeVisible();
  await expect(visitor.getByText('▇▇▇')).toHaveCount(0);
  await expectAccessible(visitor);
  await outside.close();
  await elsewhere.close();
});
