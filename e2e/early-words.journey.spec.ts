import { expect, type Page, test } from '@playwright/test';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, logIn, signUp } from './support/member.ts';
import { languageOf, text } from './support/texts.ts';

/** The app itself; what takes words before it runs comes in files of their own. */
const appFiles = /\/assets\/(?:start|vendor)-[\w-]+\.js$/;

/** Holds the app back, as a slow network does; the result lets it come. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(appFiles, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(appFiles);
  };
}

/** The field that has the caret: until style sheet and scripts are there, others stand in the page too. */
const caret = (page: Page) => page.locator('textarea:focus');
const bar = (page: Page) => page.locator('.editor-bar');

test('words typed before the app runs are handed over with caret and focus', async ({ page, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  const letAppCome = await holdApp(page);
  await page.goto('/dream-input', { waitUntil: 'commit' });
  await expect(caret(page)).toHaveAttribute('placeholder', text(language, 'dreams:editor.placeholder'));
  await page.keyboard.type('A dog ran.');
  for (let key = 0; key < 4; key += 1) await page.keyboard.press('ArrowLeft');
  await expect(bar(page)).toHaveCount(0);
  await letAppCome();
  // All the while, into the middle of the words: whatever has the focus takes the key.
  let typed = '';
  while (!(await bar(page).isVisible())) {
    await page.keyboard.press('o');
    typed += 'o';
  }
  await page.keyboard.type('ld ');
  await expect(dreamField(page, language)).toHaveValue(`A dog ${typed}ld ran.`.replace('  ', ' '));
  await expect(dreamField(page, language)).toBeFocused();
});

test('a reload before the app has run loses nothing, nor does signing in again', async ({
  page,
  locale,
  context,
}) => {
  const language = languageOf(locale);
  const member = await signUp(page, language);
  const letAppCome = await holdApp(page);
  await page.goto('/dream-input', { waitUntil: 'commit' });
  await expect(caret(page)).toHaveValue('');
  await page.keyboard.type('A black dog');
  await page.reload({ waitUntil: 'commit' });
  await expect(caret(page)).toHaveValue('A black dog');
  await page.keyboard.type(' on the stairs');
  await context.clearCookies({ name: /^(?!chitta_signed_in)/ });
  await letAppCome();
  await page.reload({ waitUntil: 'commit' });
  await page.waitForURL('**/login**');
  await expect(page.locator('.early')).toHaveCount(0);
  await logIn(page, language, member);
  await expect(dreamField(page, language)).toHaveValue('A black dog on the stairs');
});

test('a draft stands there at once after a reload, and is gone on with', async ({ page, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  const { text: dream } = sampleDreams[language];
  await dreamField(page, language).fill(dream);
  await page.getByRole('toolbar').getByRole('button').first().click();
  const letAppCome = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(caret(page)).toHaveValue(dream);
  await page.keyboard.type(' Z');
  await letAppCome();
  await expect(bar(page)).toBeVisible();
  await expect(dreamField(page, language)).toHaveValue(`${dream} Z`);
  // The same draft, with what was felt.
  const felt = page.getByRole('toolbar').getByRole('button').first();
  await expect(felt).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(text(language, 'dreams:orphan.resume'))).toHaveCount(0);
});

test('what was felt is kept with the dream, shown on its page, and changed there', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await dreamField(page, language).fill(sampleDreams[language].text);
  const feeling = (name: string) =>
    page.getByRole('button', { name: text(language, `dreams:feeling.${name}`), exact: true });
  await feeling('fear').click();
  await feeling('wonder').click();
  await page.getByRole('button', { name: text(language, 'dreams:editor.save') }).click();
  await page.waitForURL(/\/journal\/\d+$/);
  const marks = page.locator('.feeling-mark');
  const said = (...names: string[]) => names.map((name) => text(language, `dreams:feeling.${name}`));
  await expect(marks).toHaveText(said('wonder', 'fear'));
  await page.getByRole('button', { name: text(language, 'dreams:page.edit') }).click();
  await expect(feeling('fear')).toHaveAttribute('aria-pressed', 'true');
  await feeling('fear').click();
  await feeling('calm').click();
  await page.getByRole('button', { name: text(language, 'dreams:page.save') }).click();
  await expect(marks).toHaveText(said('calm', 'wonder'));
});
