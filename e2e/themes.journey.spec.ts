import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { giveUnlimitedAccess } from './support/database.ts';
import { signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** Written for these tests: one falls in each of them. */
const dreams: Record<Language, readonly string[]> = {
  en: [
    'I fell off a cliff and I was falling for ages and woke up before I hit the ground.',
    'The ladder broke and I fell from the roof.',
  ],
  es: [
    'Me caía por un precipicio y seguía cayendo y cayendo hasta que me desperté.',
    'La escalera se rompió y me caí del techo.',
  ],
};

/** Keeps a dream as the page does, without a reading; gives its number. */
async function keepDream(page: Page, language: Language, content: string | undefined): Promise<number> {
  const { id: userId } = await (await page.request.get('/api/user')).json();
  const answer = await page.request.post('/api/dreams', {
    data: { userId, content, language },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.id;
}

/** In both themes. */
async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
}

test('themes: open to a visitor, counted for a member, reached from a dream and from insights', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Record<string, string>) => text(language, `dream-themes:${key}`, slots);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/themes');
  await expect(page.getByRole('link', { name: say('visitor.begin') })).toBeVisible();
  await expect(page.locator('.themes-item')).toHaveCount(55);
  await expectAccessibleByDayAndNight(page);
  await page
    .getByRole('navigation', { name: say('groups') })
    .getByRole('link')
    .last()
    .press('Enter');
  await expect(page.getByRole('heading', { name: say('group.delight') })).toBeInViewport();
  const { data } = await (await page.request.get(`/api/dream-themes/falling?language=${language}`)).json();
  const link = page.getByRole('link', { name: data.title, exact: true });
  await link.press('Enter');
  await expect(heading).toHaveText(data.title);
  await expect(page.getByText(say('ownDreams.visitor'))).toBeVisible();

  const { username } = await signUp(page, language);
  await page.goto('/themes');
  await expect(page.getByText(say('own.example'))).toBeVisible();
  await expectAccessible(page);
  await keepDream(page, language, dreams[language][0]);
  // The words of the empty page hold: what they give as an example is found.
  const id = await keepDream(page, language, dreams[language][1]);

  // From the dream to its theme, and from there to all of its dreams.
  await page.goto(`/journal/${id}`);
  const row = page.getByRole('navigation', { name: say('row.title'), exact: true });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link', { name: data.title }).click();
  await expect(heading).toHaveText(data.title);
  const own = page.getByRole('region', { name: say('ownDreams.title') });
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(say('techniques.closed'))).toHaveCount(1);
  await expect(page.locator('.theme-technique ol')).toHaveCount(2);
  await expectAccessibleByDayAndNight(page);
  await own.getByRole('link').first().click();
  await page.waitForURL(`**/journal/${id}`);

  // With premium, every technique is open, and insights lead there too.
  await giveUnlimitedAccess(username);
  await page.goto('/insights');
  await page.getByRole('link', { name: text(language, 'insights:toThemes') }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    text(language, 'dream-themes:own.finding_one', { all: '55' }),
  );
  await page.getByRole('link', { name: data.title, exact: true }).first().click();
  await expect(page.locator('.theme-technique ol')).toHaveCount(3);
  await expect(page.getByText(say('techniques.closed'))).toHaveCount(0);
});

test('themes: what is unknown says so, and a page that does not come can be asked for again', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  await page.goto('/themes/no-such-theme');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text(language, 'dream-themes:missing.title'),
  );
  await expectAccessible(page);
  const broken = /\/api\/dream-themes\?/;
  await page.route(broken, (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.getByRole('link', { name: text(language, 'dream-themes:back') }).click();
  const again = page.getByRole('button', { name: text(language, 'dream-themes:retry') });
  await expect(again).toBeVisible();
  await page.unroute(broken);
  await again.click();
  await expect(page.locator('.themes-item')).toHaveCount(55);
});
