import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, logIn, logOut, newMember, signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

const paper = (page: Page, language: Language) =>
  page.locator('#root').getByRole('textbox', { name: text(language, 'landing:write.label') });

const reading = (page: Page, language: Language) =>
  page.getByRole('region', { name: text(language, 'landing-more:reading.label') });

/** A visitor with a dream to try, and all that their browser sends. */
function visit(page: Page, locale: string | undefined) {
  const language = languageOf(locale);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return {
    language,
    say: (key: string) => text(language, key),
    dream: sampleDreams[language].text,
    sent,
  };
}

/** Goes from place to place with Tab alone until this one is reached. */
async function tabTo(page: Page, place: ReturnType<Page['locator']>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(place).toBeFocused({ timeout: 200 });
  }).toPass({ timeout: 20_000, intervals: [0] });
}

/** What is kept of it on the way into an account. */
const onTheWay = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('tried-dream'), sessionStorage.getItem('written-dream')]);

test('try a dream on the first page by keyboard, sign up, and it waits in the editor', async ({
  page,
  locale,
}) => {
  const { language, say, dream, sent } = visit(page, locale);

  await page.goto('/');
  await tabTo(page, page.locator('#dream'));
  await page.keyboard.insertText(dream);
  await tabTo(page, page.getByRole('button', { name: say('landing:write.read') }));
  await page.keyboard.press('Enter');
  await expect(reading(page, language)).toBeFocused({ timeout: 30_000 });
  await expect(reading(page, language)).toBeInViewport();
  // The dreamer's own words are shown, once for sentences in a row that rest on the same.
  const quotes = await reading(page, language).locator('q').allTextContents();
  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.filter((quote, at) => quote === quotes[at - 1])).toEqual([]);
  for (const quote of quotes) expect(dream).toContain(quote);
  await expectAccessible(page);
  expect(sent.join()).not.toContain(dream.slice(0, 30));

  await tabTo(page, page.getByRole('link', { name: say('landing-more:keep.action') }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/signup');
  await expect(page.getByText(say('accounts:triedDream'))).toBeVisible();
  await expectAccessible(page);
  const member = newMember();
  for (const [field, value] of Object.entries(member)) {
    await tabTo(page, page.getByLabel(say(`accounts:fields.${field}`), { exact: true }));
    await page.keyboard.insertText(value);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dream-input');
  await expect(dreamField(page, language)).toHaveValue(dream);
  await expect.poll(() => onTheWay(page)).toEqual([null, null]);
  await page.reload();
  await expect(dreamField(page, language)).toHaveValue(dream);
});

test('the sky answers while somebody writes, and the dream that was read stands in the place of the field', async ({
  page,
  locale,
}) => {
  const { language, say, dream, sent } = visit(page, locale);
  await page.goto('/');
  await expect(page.locator('#dream')).toBeVisible();
  const sky = page.locator('#root .landing-sky');
  const example = (await sky.getAttribute('aria-label')) ?? '';
  await paper(page, language).pressSequentially('mmm');
  await expect(sky).toHaveAttribute('aria-label', example);
  await paper(page, language).fill(dream);
  await expect(page.locator('.recognised-line').first()).toBeAttached({ timeout: 30_000 });
  await expect(sky).not.toHaveAttribute('aria-label', example);
  // Each mark lies under its word: both wrap alike.
  const heights = await page
    .locator('.paper-sheet')
    .evaluate((sheet) =>
      [...sheet.querySelectorAll('textarea, .paper-lines')].map((each) => each.scrollHeight),
    );
  expect(new Set(heights).size).toBe(1);
  for (const words of await page.locator('.recognised-line').allTextContents())
    expect(dream).toContain(words);
  await expect(page.locator('#root p[role=status]')).not.toBeEmpty();
  await expectAccessible(page);

  await page.getByRole('button', { name: say('landing:write.read') }).click();
  await expect(reading(page, language)).toBeVisible();
  await expect(paper(page, language)).toBeHidden();
  await expect(sky).toBeInViewport({ ratio: 0.9 });
  await expect(reading(page, language).locator('.tried-headline')).toBeInViewport();
  await expect(reading(page, language).locator('.live-dream')).toHaveText(dream);
  expect(sent.join()).not.toContain(dream.slice(0, 30));
  expect(sent.join()).not.toContain(encodeURIComponent(dream.slice(0, 30)));

  await reading(page, language)
    .getByRole('button', { name: say('landing-more:dream.change') })
    .click();
  await expect(paper(page, language)).toBeFocused();
  await expect(paper(page, language)).toHaveValue(dream);
  await expect(reading(page, language)).toBeHidden();
});

test('it waits also for whoever signs in instead, in another tab', async ({ page, locale }) => {
  const language = languageOf(locale);
  const dream = sampleDreams[language].text;
  const member = await signUp(page, language);
  await logOut(page, language, member);
  await page.goto('/home');
  await paper(page, language).fill(dream);
  await page.getByRole('button', { name: text(language, 'landing:write.read') }).click();
  await page.getByRole('link', { name: text(language, 'landing-more:keep.action') }).click();
  await page.waitForURL('**/signup');
  const other = await page.context().newPage();
  await logIn(other, language, member);
  await other.waitForURL('**/dream-input');
  await expect(dreamField(other, language)).toHaveValue(dream);
  await expect.poll(() => onTheWay(other)).toEqual([null, null]);
  await other.close();
});

test('what is written before the app runs stays, and what is pressed is followed', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const dream = sampleDreams[language].text;
  let letThrough = () => {};
  const waiting = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const early = page.locator(`#dream-${language}`);
  await early.click();
  await page.keyboard.insertText(dream);
  await page.locator(`.start[lang=${language}] button`).click();
  letThrough();
  await expect(paper(page, language)).toHaveValue(dream);
  await expect(reading(page, language)).toBeVisible({ timeout: 30_000 });
});

test('the example stands there with its sky at once, and nothing jumps when the app takes over', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  await page.addInitScript(() => {
    const jumps: number[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        jumps.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page0 = await page.context().request.get('/');
  expect(await page0.text()).toContain(text(language, 'landing:example').slice(0, 12));
  await page.goto('/');
  await expect(page.locator('#dream')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const jumps = await page.evaluate(() => (window as unknown as { jumps: number[] }).jumps);
  expect(jumps.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
  const read = page.getByRole('button', { name: text(language, 'landing:write.read') });
  await read.click();
  await expect(reading(page, language).locator('q').first()).toBeVisible();
  await page.getByRole('button', { name: text(language, 'landing-more:example.own') }).click();
  await expect(paper(page, language)).toBeFocused();
  await expect(paper(page, language)).toBeInViewport({ ratio: 0.9 });
});
