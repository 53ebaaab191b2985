import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** Written for these tests; the last row has no date. */
const tables: Record<Language, { rows: string[]; title: string; broken: string }> = {
  en: {
    title: 'The flooded house',
    rows: [
      'Date,Title,Dream',
      '25/03/2024,The flooded house,I walked through my old house and the water rose to my knees.',
      '26/03/2024,,A dog led me over a bridge that ended in the fog.',
      ',,I was late for a train that had no doors.',
    ],
    broken: 'Date,Dream\n25/03/2024,"I walked through my old house',
  },
  es: {
    title: 'La casa inundada',
    rows: [
      'Fecha,Título,Sueño',
      '25/03/2024,La casa inundada,Iba por mi casa vieja y el agua me llegaba a las rodillas.',
      '26/03/2024,,Un perro me llevaba por un puente que terminaba en la niebla.',
      ',,Llegaba tarde a un tren que no tenía puertas.',
    ],
    broken: 'Fecha,Sueño\n25/03/2024,"Iba por mi casa vieja',
  },
};

async function choose(page: Page, name: string, content: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

/** Takes everything along, and returns the file that the browser was given. */
async function exportAll(page: Page, language: Language): Promise<Download> {
  await page.goto('/account/data');
  const begin = page.getByRole('button', { name: text(language, 'exports:start'), exact: true });
  await expect(begin).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await begin.click();
  await expect(page.getByRole('button', { name: text(language, 'exports:again') })).toBeVisible();
  await expectAccessible(page);
  return download;
}

test('a table is looked at, taken over, exported and taken back, and a broken one is refused with its line', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Record<string, string | number>) =>
    text(language, `imports:${key}`, slots);
  const press = (key: string, slots?: Record<string, string | number>) =>
    page.getByRole('button', { name: say(key, slots), exact: true }).click();
  const { rows, title, broken } = tables[language];

  await signUp(page, language);
  await page.goto('/account/import');
  await expect(page.getByRole('heading', { name: say('choose.title') })).toBeVisible();
  await expectAccessible(page);

  await choose(page, 'broken.csv', broken);
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(say('refused.place', { file: 'broken.csv', line: 2 }));
  await expect(refusal).toContainText(say('causes.csv_quote'));
  await expectAccessible(page);

  await choose(page, 'dreams.csv', rows.join('\n'));
  await expect(page.getByRole('heading', { name: say('look.title_other', { count: 2 }) })).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say('choices.fallbackDay_one')).fill('2024-04-01');
  await expect(page.getByRole('heading', { name: say('look.title_other', { count: 3 }) })).toBeVisible();

  await press('look.start_other', { count: 3 });
  await expect(page.getByRole('heading', { name: say('result.done_other', { count: 3 }) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('result.journal') }).click();
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();

  const taken = await exportAll(page, language);
  await page.goto('/account/import');
  await page.locator('input[type=file]').setInputFiles({
    name: taken.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: await readFile(await taken.path()),
  });
  await expect(page.getByText(say('kinds.chitta'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('look.duplicates_other', { count: 3 }))).toBeVisible();
  await press('look.leave');

  await page.goto('/account/import');
  await press('past.openOf', { file: 'dreams.csv' });
  await press('result.undo');
  await expect(page.getByRole('heading', { name: say('result.takenBack') })).toBeVisible();
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(0);
});
