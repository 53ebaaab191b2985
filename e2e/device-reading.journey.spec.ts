import { expect, type Page } from '@playwright/test';
import { untilReady } from './support/device.ts';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, signUp } from './support/member.ts';
import { test } from './support/stoppable-chitta.ts';
import { type Language, languageOf, text } from './support/texts.ts';

test.use({ serviceWorkers: 'allow' });

/** A life before: a symbol of the member's own, and an earlier dream with it. */
async function keepPast(page: Page, origin: string, language: Language): Promise<void> {
  const name = language === 'en' ? 'brother' : 'hermano';
  const content =
    language === 'en'
      ? 'My brother and a black dog were in a burning house.'
      : 'Mi hermano y un perro negro estaban en una casa en llamas.';
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers: { origin } });
    expect(response.ok(), path).toBe(true);
  };
  await post('/api/personal-symbols', { language, name, group: 'person', description: 'patience' });
  const { id } = await (await page.request.get('/api/user')).json();
  await post('/api/dreams', { userId: id, content, language });
}

/** The reading of the dream that is being written, as the device keeps it. */
function readingOnDevice(page: Page) {
  return page.evaluate(async () => {
    const opening = indexedDB.open('chitta-drafts');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const asking = opening.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => asking.addEventListener('success', resolve));
    opening.result.close();
    const [draft] = asking.result;
    return draft.reading?.answer;
  });
}

test('reads a dream in full without a server, and as the server reads it', async ({
  page,
  context,
  chitta,
  locale,
}) => {
  const language = languageOf(locale);
  const dream = sampleDreams[language].text;
  const { username } = await signUp(page, language);
  await chitta.makePremium(username);
  await keepPast(page, chitta.origin, language);
  await page.reload();
  await untilReady(page, language);

  await chitta.stop();
  await context.setOffline(true);
  await dreamField(page, language).fill(dream);
  await page.getByRole('button', { name: text(language, 'dreams:editor.read') }).click();
  const mark = page.getByText(text(language, 'readings:device.mark'));
  await expect(mark).toBeVisible();
  await expect.poll(async () => (await readingOnDevice(page))?.composedOn).toBe('device');
  const here = await readingOnDevice(page);
  expect(here.isPremiumTranslation).toBe(true);
  expect(JSON.stringify(here.reading)).toContain('"ref":"personal:');
  for (const sentence of here.reading.sentences)
    await expect(page.locator('.reading-page').getByText(sentence.text).first()).toBeVisible();

  await page.getByRole('button', { name: text(language, 'readings:reading.save') }).click();
  await expect(page.getByText(text(language, 'outbox:kept')).first()).toBeVisible();

  await page.waitForURL('**/journal');

  const answering = page.waitForResponse((response) => response.url().endsWith('/api/translate-dream'));
  await chitta.start();
  await context.setOffline(false);
  const there = await (await answering).json();
  expect(there.isPremiumTranslation).toBe(true);
  expect(here.reading).toEqual(there.reading);
  expect(here.translation).toBe(there.translation);
  await expect(page.getByText(text(language, 'outbox:arrived')).first()).toBeVisible();
  expect(there.signature).toBeTruthy();
  const journal = await (await page.request.get('/api/dreams?limit=1')).json();
  const kept = await (await page.request.get(`/api/dreams/${journal.data.items[0].id}`)).json();
  expect(kept.data).toMatchObject({ content: dream, reading: there.reading, isPremiumTranslation: true });
});
