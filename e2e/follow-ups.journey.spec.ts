import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ageDreams } from './support/database.ts';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, type NewMember, signUp } from './support/member.ts';
import { saveReading } from './support/reading.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** Written for these tests. */
const words: Record<Language, { answer: string; change: string }> = {
  en: { answer: 'Yesterday I let a letter lie unopened.', change: 'I opened the letter.' },
  es: { answer: 'Ayer dejé una carta sin abrir.', change: 'Abrí la carta.' },
};

/** Signs up, has a dream read, answers its question and keeps it. */
async function keepReading(page: Page, language: Language): Promise<NewMember> {
  const member = await signUp(page, language);
  await dreamField(page, language).fill(sampleDreams[language].text);
  await page.getByRole('button', { name: text(language, 'dreams:editor.read') }).click();
  await page.getByLabel(text(language, 'follow-ups:answer.label')).fill(words[language].answer);
  await expectAccessible(page);
  await saveReading(page, language);
  return member;
}

test('a reading is answered, its deed done, and after two days the journal asks if it fitted', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Record<string, string | number>) =>
    text(language, `follow-ups:${key}`, slots);
  const press = (key: string) => page.getByRole('button', { name: say(key), exact: true }).click();
  const { answer, change } = words[language];

  const member = await keepReading(page, language);
  const dreamUrl = page.url();
  await expect(page.getByRole('heading', { name: say('answer.yours') })).toBeVisible();
  await expect(page.getByText(answer)).toBeVisible();
  await press('deed.accept');
  await expect(page.getByText(say('deed.state.accepted'))).toBeVisible();
  await press('deed.done');
  await expect(page.getByText(say('deed.state.done'), { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  const question = page.getByRole('region', { name: new RegExp(sampleDreams[language].title) });
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: new RegExp(sampleDreams[language].title) })).toBeVisible();
  await expect(question).toHaveCount(0);

  await ageDreams(member.username, 2);
  await page.goto('/journal');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await press('fit.partly');
  // Whatever the reading speaks of first.
  const missed = question
    .getByRole('group', { name: say('fit.misfits') })
    .getByRole('button')
    .first();
  const misfit = (await missed.textContent()) ?? '';
  await missed.click();
  await expect(question.getByText(say('fit.kept'))).toBeVisible();

  // The server cannot be reached: the words stay in the field, and in the journal's memory.
  await page.route('**/api/dreams/*/fit', (route) => route.abort());
  await question.getByLabel(say('fit.change')).fill(change);
  await press('fit.keep');
  await expect(question.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.unroute('**/api/dreams/*/fit');

  await page.goto(dreamUrl);
  await expect(page.getByRole('button', { name: say('fit.partly'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: misfit, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByLabel(say('fit.change'))).toHaveValue(change);
  await expect(page.getByText(say('fit.kept'))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: new RegExp(sampleDreams[language].title) })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('a question can be put aside, and all of them switched off', async ({ page, locale }) => {
  const language = languageOf(locale);
  const say = (key: string) => text(language, `follow-ups:${key}`);
  const press = (key: string) => page.getByRole('button', { name: say(key), exact: true }).click();
  /** On a phone the ways out are behind a sign of their own. */
  const refuse = async (key: string) => {
    const more = page.getByRole('button', { name: say('question.more') });
    await more
      .or(page.getByRole('button', { name: say(key), exact: true }))
      .first()
      .waitFor();
    if (await more.isVisible()) await more.click();
    await press(key);
  };
  const member = await keepReading(page, language);
  await ageDreams(member.username, 2);
  const question = page.getByRole('region', { name: new RegExp(sampleDreams[language].title) });

  await page.goto('/journal');
  await refuse('question.never');
  await expect(page.getByText(say('question.off')).first()).toBeVisible();
  await expect(question).toHaveCount(0);
  await press('undo');
  await expect(question).toBeVisible();
  const dismissed = page.waitForResponse('**/fit/dismissal');
  await refuse('question.notNow');
  await expect(question).toHaveCount(0);
  await dismissed;
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: new RegExp(sampleDreams[language].title) })).toBeVisible();
  await expect(question).toHaveCount(0);

  await ageDreams(member.username, 5);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: new RegExp(sampleDreams[language].title) })).toBeVisible();
  // One question a day is enough, also where a week has gone by.
  await expect(question).toHaveCount(0);
});
