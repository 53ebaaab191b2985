import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { untilDraftKept } from './support/drafts.ts';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, signUp } from './support/member.ts';
import { chooseMore, layoutShift, saveReading, watchLayout } from './support/reading.ts';
import { languageOf, text } from './support/texts.ts';

/** Written for these tests. */
const answers = { en: 'Yesterday the door was not locked.', es: 'Ayer la puerta no estaba cerrada.' };

/** Width and height of a PNG, as its header says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a reading has an address of its own, and nothing said to it is lost', async ({ page, locale }) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Record<string, string | number>) => text(language, key, slots);
  const dream = sampleDreams[language];
  const answer = page.getByLabel(say('follow-ups:answer.label'));
  const deed = page.getByRole('button', { name: say('follow-ups:deed.accept') });
  const heading = page.getByRole('heading', { name: say('readings:reading.heading'), level: 1 });

  await signUp(page, language);
  await dreamField(page, language).fill(dream.text);
  await page.getByRole('button', { name: say('dreams:editor.read') }).click();
  await page.waitForURL('**/interpretation');
  await expect(heading).toBeFocused();
  await answer.fill(answers[language]);
  await deed.click();
  await chooseMore(page, language, 'readings:reading.details');
  const details = page.getByRole('dialog', { name: say('readings:reading.detailsTitle') });
  await details.getByLabel(say('dreams:details.title')).fill('Sea');
  await details.getByText(say('dreams:category.lucid')).click();
  await details.getByRole('button', { name: say('readings:reading.done') }).click();
  await untilDraftKept(page, 'Sea');

  await page.goBack();
  await page.waitForURL('**/dream-input');
  await expect(dreamField(page, language)).toHaveValue(dream.text);
  await page.goForward();
  await page.waitForURL('**/interpretation');
  await expect(answer).toHaveValue(answers[language]);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(answer).toHaveValue(answers[language]);
  await expect(deed).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  // A word and a sentence open the same sheet.
  const [word, name] = dream.marks[1] ?? ['', ''];
  await page
    .getByRole('button', { name: say('readings:dream.markLabel', { word, name }) })
    .first()
    .click();
  const note = page.getByRole('region', { name, exact: true });
  await expect(note.getByRole('button', { name: say('readings:note.makeMine') })).toBeVisible();
  await expectAccessible(page);
  await note.getByRole('button', { name: say('common:close') }).click();
  await expect(note).toHaveCount(0);

  await saveReading(page, language);
  await expect(page.getByRole('heading', { name: 'Sea', level: 1 })).toBeVisible();
  await expect(page.getByText(answers[language])).toBeVisible();
  await expect(page.getByText(say('follow-ups:deed.state.accepted'))).toBeVisible();
  await expect(page.getByText(say('dreams:category.lucid'))).toBeVisible();
  await expect(page.locator('.marked-dream')).toContainText(dream.text.slice(-30));
  await expectAccessible(page);

  await page.getByRole('button', { name: say('dreams:page.copies') }).click();
  await page.getByRole('button', { name: say('dreams:page.asPicture') }).click();
  const card = page.getByRole('dialog', { name: say('readings:share.title') });
  await expect(card.getByRole('img', { name: say('share:picture', { title: 'Sea' }) })).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await card.getByRole('button', { name: say('share:save') }).click();
  const file = await saving;
  expect(sizeOf(await readFile(await file.path()))).toEqual([1080, 1350]);
  await expect(page.getByText(say('share:saved')).first()).toBeVisible();
});

test('a reading stays where it is when its session ends before it is saved', async ({ page, locale }) => {
  const language = languageOf(locale);
  const say = (key: string) => text(language, key);
  const member = await signUp(page, language);
  await dreamField(page, language).fill(sampleDreams[language].text);
  await page.getByRole('button', { name: say('dreams:editor.read') }).click();
  await page.waitForURL('**/interpretation');
  await page.getByLabel(say('follow-ups:answer.label')).fill(answers[language]);
  await untilDraftKept(page, answers[language]);

  await page.context().clearCookies();
  await page.getByRole('button', { name: say('readings:reading.save') }).click();
  await page.getByRole('button', { name: say('dreams:notice.signInAgain') }).click();
  await page.waitForURL('**/login**');
  await page.getByLabel(say('accounts:fields.usernameOrEmail')).fill(member.username);
  await page.getByLabel(say('accounts:fields.password'), { exact: true }).fill(member.password);
  await page
    .locator('form')
    .getByRole('button', { name: say('accounts:login.submit'), exact: true })
    .click();
  await page.waitForURL('**/interpretation');
  await expect(page.getByLabel(say('follow-ups:answer.label'))).toHaveValue(answers[language]);
  await saveReading(page, language);
  await expect(page.getByText(answers[language])).toBeVisible();
});

test('nothing jumps while the pages of readings load', async ({ page, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await dreamField(page, language).fill(sampleDreams[language].text);
  await page.getByRole('button', { name: text(language, 'dreams:editor.read') }).click();
  await page.waitForURL('**/interpretation');
  await untilDraftKept(page, sampleDreams[language].text);
  await watchLayout(page);
  const opened = async (path: string, settled: () => Promise<unknown>) => {
    await page.goto(path);
    await settled();
    await page.waitForLoadState('networkidle');
    const { sum, jumps } = await layoutShift(page);
    expect(sum, `${path} ${JSON.stringify(jumps)}`).toBeLessThanOrEqual(0.05);
  };
  const reading = () => expect(page.locator('.sky-drawing').first()).toBeVisible();
  await opened('/interpretation', reading);
  await saveReading(page, language);
  const dreamPage = page.url();
  await opened(dreamPage, reading);
  await opened('/interpretation', reading);
  await opened('/journal', () => expect(page.locator('.journal-line').first()).toBeVisible());
  for (const path of ['/account/subscription', '/referrals', '/subscribe'])
    await opened(path, () => expect(page.getByRole('heading').first()).toBeVisible());
});
