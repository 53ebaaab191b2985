import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** Written for these tests. */
const words: Record<
  Language,
  { dreams: readonly string[]; question: string; second: string; entries: readonly string[]; change: string }
> = {
  en: {
    dreams: [
      'I came back to the house by the sea where I grew up. All the doors were locked and my brother stood outside in the rain.',
      'The house by the sea again. Behind the stairs was a room that I had never seen, and my brother had left his coat on a chair.',
      'I was on a train through the mountains and could not find my ticket. A dog slept on my suitcase.',
    ],
    question: 'Should I leave my job and move back to the house by the sea with my brother?',
    second: 'And what about my old school?',
    entries: [
      'I sat by the window for a while.',
      'The second time it was easier.',
      'Today I did it in the rain.',
    ],
    change: 'I have written to my brother.',
  },
  es: {
    dreams: [
      'Volví a la casa junto al mar donde crecí. Todas las puertas estaban cerradas y mi hermano esperaba fuera bajo la lluvia.',
      'Otra vez la casa junto al mar. Detrás de la escalera había una habitación que nunca había visto, y mi hermano había dejado su abrigo en una silla.',
      'Iba en un tren por las montañas y no encontraba mi billete. Un perro dormía sobre mi maleta.',
    ],
    question: '¿Dejo mi trabajo y vuelvo a la casa junto al mar con mi hermano?',
    second: '¿Y qué pasa con mi antigua escuela?',
    entries: [
      'Me senté un rato junto a la ventana.',
      'La segunda vez fue más fácil.',
      'Hoy lo hice bajo la lluvia.',
    ],
    change: 'Le he escrito a mi hermano.',
  },
};

/** Keeps dreams in the journal of who is signed in. */
async function keepDreams(page: Page, language: Language): Promise<void> {
  const { origin } = new URL(page.url());
  const { id: userId } = await (await page.request.get('/api/user')).json();
  for (const content of words[language].dreams) {
    const kept = await page.request.post('/api/dreams', {
      data: { userId, content, language },
      headers: { origin },
    });
    expect(kept.ok()).toBe(true);
  }
}

const button = (page: Page, language: Language, key: string) =>
  page.getByRole('button', { name: text(language, key), exact: true });

/** Tells the Oracle nothing about oneself: each step is skipped. */
async function skipProfile(page: Page, language: Language): Promise<void> {
  await page.getByRole('link', { name: text(language, 'oracle:profile.link') }).click();
  await page.waitForURL('**/oracle-profile-setup');
  await expectAccessible(page);
  await button(page, language, 'oracle-profile:skip').click();
  await button(page, language, 'oracle-profile:skip').click();
  await button(page, language, 'oracle-profile:skipLast').click();
  await page.waitForURL('**/oracle');
}

async function ask(page: Page, language: Language, question: string): Promise<void> {
  await page.getByRole('textbox', { name: text(language, 'oracle:ask.label') }).fill(question);
  await button(page, language, 'oracle:ask.submit').click();
}

/** Writes an entry with both moods. */
async function writeEntry(page: Page, language: Language, line: string): Promise<void> {
  const say = (key: string) => text(language, `practice-journal:${key}`);
  await button(page, language, 'practice-journal:write').click();
  await page.getByLabel(say('form.journalEntry')).fill(line);
  await page.getByText(say('form.more')).click();
  for (const [field, step] of [
    ['form.moodBefore', 'mood.2'],
    ['form.moodAfter', 'mood.4'],
  ] as const) {
    await page
      .getByRole('group', { name: say(field) })
      .getByText(say(step), { exact: true })
      .click();
  }
  await button(page, language, 'practice-journal:form.keep').click();
  await expect(page.getByText(line)).toBeVisible();
}

/** Makes a link that holds everything, and gives it. */
async function shareAll(page: Page, language: Language): Promise<string> {
  const say = (key: string) => text(language, `oracle-shares:${key}`);
  await button(page, language, 'oracle-answer:share').click();
  const dialog = page.getByRole('dialog', { name: say('title') });
  await dialog.getByRole('checkbox', { name: say('choices.includesDreams') }).check();
  await dialog.getByRole('checkbox', { name: say('choices.includesPractice') }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('choices.make') }).click();
  const link = await dialog.getByText(/\/share\/oracle\//).textContent();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text(language, 'common:close') }).click();
  return link ?? '';
}

/** Another person's browser. */
async function openAsStranger(browser: Browser, page: Page, link: string): Promise<Page> {
  const size = page.viewportSize();
  const locale = await page.evaluate(() => navigator.language);
  const context = await browser.newContext({
    locale,
    serviceWorkers: 'block',
    ...(size && { viewport: size }),
  });
  const stranger = await context.newPage();
  await stranger.goto(link);
  return stranger;
}

test('a free member asks once, practises, looks back, shares and takes the link back', async ({
  page,
  browser,
  locale,
}) => {
  const language = languageOf(locale);
  const { question, second, entries, change } = words[language];
  await signUp(page, language);
  await keepDreams(page, language);

  await page.goto('/oracle');
  await expect(page.getByText(text(language, 'oracle:access.taste'))).toBeVisible();
  await expectAccessible(page);
  await skipProfile(page, language);

  // The server cannot be reached: the words stay, through a reload too.
  await page.route('**/api/oracle/consultations', (route) => route.abort());
  await ask(page, language, question);
  await expect(page.getByText(text(language, 'oracle:ask.waiting'))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  const field = page.getByRole('textbox', { name: text(language, 'oracle:ask.label') });
  await expect(field).toHaveValue(question);
  await page.unroute('**/api/oracle/consultations');
  await button(page, language, 'oracle:ask.submit').click();

  await page.waitForURL(/\/oracle-history\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  // Two dreams touch it, and both are the member's own.
  const touching = page.locator('a[href^="/journal/"]');
  expect(await touching.count()).toBeGreaterThanOrEqual(2);
  await expect(page.getByText(text(language, 'oracle-answer:dream.why')).first()).toBeVisible();
  await expectAccessible(page);
  await page.locator('.answer-sentence').first().click();
  await expect(page.locator('.ground')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page, language, 'oracle-answer:fit.yes').click();
  await expect(page.getByText(text(language, 'oracle-answer:fit.kept'))).toBeVisible();

  await page.getByRole('checkbox').first().check();
  for (const line of entries) await writeEntry(page, language, line);
  // From the top: what is half under the bar of the page counts as a target too small.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectAccessible(page);

  // Three entries are enough to be asked.
  await page.goto('/oracle');
  await page.getByRole('link', { name: text(language, 'oracle:today.dueLink') }).click();
  await page.getByLabel(text(language, 'oracle-follow-ups:form.change')).fill(change);
  await expectAccessible(page);
  await button(page, language, 'oracle-follow-ups:form.end').click();
  await expect(page.getByText(text(language, 'oracle-follow-ups:form.ended')).first()).toBeVisible();
  await expect(page.locator('.follow-up-texts p').first()).toBeVisible();
  await expectAccessible(page);

  const link = await shareAll(page, language);
  const stranger = await openAsStranger(browser, page, link);
  await expect(stranger.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(stranger.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  for (const line of [...entries, change]) await expect(stranger.getByText(line)).toHaveCount(0);
  await expectAccessible(stranger);
  await button(page, language, 'oracle-answer:shared').click();
  await button(page, language, 'oracle-shares:given.end').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await stranger.reload();
  await expect(
    stranger.getByRole('heading', { name: text(language, 'oracle-shares:page.gone') }),
  ).toBeVisible();
  await expectAccessible(stranger);
  await stranger.context().close();

  await page.goto('/oracle-history');
  await expect(page.getByRole('link', { name: question })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/oracle-new');
  await expect(page.getByRole('heading', { name: text(language, 'oracle:gate.title') })).toBeVisible();
  await expectAccessible(page);
  // Nor does the server take another question.
  const { origin } = new URL(page.url());
  const refused = await page.request.post('/api/oracle/consultations', {
    data: { userInput: second },
    headers: { origin },
  });
  expect(refused.status()).toBe(403);
});
