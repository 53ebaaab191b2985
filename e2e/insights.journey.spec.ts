import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { giveUnlimitedAccess } from './support/database.ts';
import { signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** Written for these tests: a house returns in them. */
const dreams: Record<Language, readonly string[]> = {
  en: [
    'The house was locked and my mother stood at the window. I was afraid and went away.',
    'I came back to the house with a key. A dog sat on the stairs and my mother called it.',
    'The house was open and full of light. The dog slept by the door, and I was happy.',
  ],
  es: [
    'La casa estaba cerrada y mi madre miraba por la ventana. Tuve miedo y me fui de allí.',
    'Volvía a la casa con una llave. Un perro estaba en la escalera y mi madre lo llamaba.',
    'La casa estaba abierta y llena de luz. El perro dormía junto a la puerta y yo era feliz.',
  ],
};

/** Keeps dreams as the page does, without a reading. */
async function keepDreams(page: Page, language: Language): Promise<void> {
  const { id } = await (await page.request.get('/api/user')).json();
  for (const content of dreams[language]) {
    const headers = { origin: new URL(page.url()).origin };
    const answer = await page.request.post('/api/dreams', {
      data: { userId: id, content, language },
      headers,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** Until the counting of dreams, which happens in the background, has caught up. */
const counted = (page: Page, path: string) =>
  expect
    .poll(async () => (await (await page.request.get(path)).json()).data, { timeout: 60_000 })
    .toMatchObject({ isPending: false, dreams: 3 });

test('insights: what there would be, the sky of symbols, the story of one, and what fails alone', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const { username } = await signUp(page, language);
  await page.goto('/insights');
  await page.waitForURL('**/premium-insights');
  await expect(page.getByText(text(language, 'insights-preview:empty'))).toBeVisible();
  await expectAccessible(page);
  await keepDreams(page, language);
  await counted(page, '/api/insights/preview');
  await page.reload();
  await expect(page.getByRole('heading', { name: text(language, 'insights-preview:parts') })).toBeVisible();

  await giveUnlimitedAccess(username);
  await counted(page, '/api/insights/sky');
  await page.goto('/insights');
  const sky = page.getByRole('listbox');
  await sky.focus();
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(page.getByRole('option')).not.toHaveText(text(language, 'symbol-sky:noStar'), {
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.press('Enter');
  const story = page.getByRole('link', { name: text(language, 'symbol-sky:story') });
  await expect(story).toBeVisible();
  await expectAccessible(page);
  const name = await page.locator('.symbols-sky-panel h3').textContent();
  await story.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page.locator('.story-dream')).toHaveCount(3);
  await expectAccessible(page);

  // One part fails: the others are there, and it can be asked for again.
  const broken = /\/api\/insights\?/;
  await page.route(broken, (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page
    .getByRole('main')
    .getByRole('link', { name: text(language, 'symbol-stories:back') })
    .click();
  await page.waitForURL('**/insights');
  // What was fetched before is still there; a page that is opened anew asks again.
  await page.reload();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(broken);
  await page.getByRole('button', { name: text(language, 'insights:retry') }).click();
  await expect(page.getByRole('heading', { name: /^3 / })).toBeVisible();
});
