import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** Written for these tests. */
const addition: Record<Language, string> = {
  en: ' My grandmother gave me a key and the water turned clear.',
  es: ' Mi abuela me dio una llave y el agua se volvió clara.',
};

/** Signs up and keeps a dream without having it read. */
async function keepUnread(page: Page, language: Language): Promise<void> {
  await signUp(page, language);
  await dreamField(page, language).fill(sampleDreams[language].text);
  await page.getByRole('button', { name: text(language, 'dreams:editor.save') }).click();
  await page.waitForURL(/\/journal\/\d+$/);
}

test('a dream that was kept unread is read, read again after a change, deleted and brought back', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Record<string, string | number>) =>
    text(language, `dreams:${key}`, slots);
  const press = (key: string) => page.getByRole('button', { name: say(key), exact: true }).click();
  const reading = page.getByRole('region', { name: text(language, 'readings:reading.title') });

  await keepUnread(page, language);
  await expect(reading).toHaveCount(0);
  await expectAccessible(page);
  // The network is gone: nothing is lost, and another try is not charged twice.
  await page.route('**/api/dreams/*/readings', (route) => route.abort());
  await press('readings.read');
  await expect(page.getByText(text(language, 'readings:failure.title'), { exact: true })).toBeVisible();
  await page.unroute('**/api/dreams/*/readings');
  await press('readings.read');
  await expect(reading).toBeVisible();
  await expect(reading).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(reading).toBeVisible();

  await press('page.edit');
  const words = page.getByLabel(say('editor.label'), { exact: true });
  await words.fill(`${sampleDreams[language].text}${addition[language]}`);
  await press('page.save');
  await expect(page.getByText(say('readings.why.text'))).toBeVisible();
  await press('readings.again');
  const earlier = page.getByText(say('readings.earlier_one', { count: 1 }));
  await expect(earlier).toBeVisible();
  await earlier.click();
  await expect(page.getByText(say('readings.level.free'))).toBeVisible();
  await expectAccessible(page);

  await press('page.more');
  await expectAccessible(page);
  await press('page.remove');
  await page.waitForURL(/\/journal$/);
  await page.reload();
  await page.getByText(say('deleted.title_one', { count: 1 })).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /«|“/ }).click();
  await page.getByRole('link', { name: new RegExp(sampleDreams[language].title) }).click();
  await expect(reading).toBeVisible();
});
