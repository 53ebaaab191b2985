import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, logIn, logOut, signUp } from './support/member.ts';
import { saveReading } from './support/reading.ts';
import { languageOf, text } from './support/texts.ts';

test.use({ serviceWorkers: 'allow' });

test('sign up, write, read, keep, close everything, come back and find it', async ({
  page,
  locale,
  browser,
}) => {
  const language = languageOf(locale);
  const dream = sampleDreams[language];
  const say = (key: string, slots?: Record<string, string | number>) => text(language, key, slots);

  const member = await signUp(page, language);
  await expect(dreamField(page, language)).toBeFocused();
  await expect(
    page.getByText(say('readings:allowance.left', { remaining: 3, total: 3 })).first(),
  ).toBeVisible();
  await expectAccessible(page);

  await dreamField(page, language).fill(dream.text);
  await page.getByRole('button', { name: say('dreams:editor.read') }).click();
  await expect(page.getByText(say('readings:reading.question')).first()).toBeVisible();
  // Below it every image has its note, with the way to its page.
  const notes = page.getByRole('region', { name: say('readings:notes.title') });
  await expect(notes.getByRole('listitem').first()).toBeVisible();
  await expect(notes.getByRole('link').first()).toHaveAttribute('href', /\/learn\/dictionary\//);
  for (const [word, name] of dream.marks) {
    const mark = page.getByRole('button', { name: say('readings:dream.markLabel', { word, name }) });
    await expect(mark.first()).toBeAttached();
  }
  await expectAccessible(page);

  await saveReading(page, language);

  await logOut(page, language, member);
  await expect(page.getByText(say('accounts:logout.doneText')).first()).toBeVisible();
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(JSON.stringify(kept)).not.toContain(member.username);
  await page.context().close();

  const again = await browser.newContext();
  const later = await again.newPage();
  await logIn(later, language, member);
  await later.waitForURL('**/dream-input');
  await later.goto('/journal');
  await expect(later.getByRole('link', { name: new RegExp(dream.title) })).toBeVisible();
  await expectAccessible(later);
  await later.getByRole('searchbox').fill(dream.search);
  await expect(later).toHaveURL(/q=/);
  await later.getByRole('link', { name: new RegExp(dream.title) }).click();
  await expect(later.getByText(say('readings:reading.question')).first()).toBeVisible();
  await expectAccessible(later);
  await again.close();
});

test('a deleted dream comes back with undo', async ({ page, locale }) => {
  const language = languageOf(locale);
  const dream = sampleDreams[language];
  await signUp(page, language);
  await dreamField(page, language).fill(dream.text);
  await page.getByRole('button', { name: text(language, 'dreams:editor.save') }).click();
  await expect(page.getByText(text(language, 'dreams:save.done')).first()).toBeVisible();
  await page.goto('/journal');
  await page.getByRole('link', { name: new RegExp(dream.title) }).click();
  await page.getByRole('button', { name: text(language, 'dreams:page.more'), exact: true }).click();
  await page.getByRole('button', { name: text(language, 'dreams:page.remove') }).click();
  await page.waitForURL('**/journal');
  await expect(page.getByRole('link', { name: new RegExp(dream.title) })).toHaveCount(0);
  await page.getByRole('button', { name: text(language, 'dreams:undo') }).click();
  await expect(page.getByRole('link', { name: new RegExp(dream.title) })).toBeVisible();
});
