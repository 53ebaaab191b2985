import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { giveUnlimitedAccess, postLetter } from './support/database.ts';
import { linkInMail } from './support/mailbox.ts';
import { signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** Written for these tests. */
const dreams: Record<Language, readonly [string, string, string]> = {
  en: [
    'A heron stood in the kitchen of our house and watched the rain.',
    'The heron came back to the house and sat by the door.',
    'A heron flew over the bridge and I was glad.',
  ],
  es: [
    'Una garza estaba en la cocina de nuestra casa y miraba la lluvia.',
    'La garza volvía a la casa y se quedaba junto a la puerta.',
    'Una garza volaba sobre el puente y yo estaba contenta.',
  ],
};

/** The month that many before this one. */
function monthBefore(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - months, 1)).toISOString().slice(0, 7);
}

/** One dream two months ago and two in the last month, counted in. */
async function keepTwoMonths(page: Page, language: Language): Promise<void> {
  const { id } = await (await page.request.get('/api/user')).json();
  const nights = [`${monthBefore(2)}-11`, `${monthBefore(1)}-07`, `${monthBefore(1)}-19`];
  for (const [place, content] of dreams[language].entries()) {
    const answer = await page.request.post('/api/dreams', {
      data: { userId: id, content, language, night: nights[place], feelings: ['calm'] },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const figures = '/api/insights?period=all';
  await expect
    .poll(async () => (await (await page.request.get(figures)).json()).data, { timeout: 60_000 })
    .toMatchObject({ isPending: false, dreams: 3 });
}

test('letters of months: read on their pages, chosen by mail, and stopped from the mail', async ({
  page,
  browser,
  locale,
}) => {
  const language = languageOf(locale);
  const say = (key: string) => text(language, `letters:${key}`);
  const stopping = (key: string) => text(language, `unsubscribe:${key}`);
  const { username, email } = await signUp(page, language);
  await giveUnlimitedAccess(username);
  await page.goto('/insights/letters');
  await expect(page.getByText(say('nothing'))).toBeVisible();
  await expectAccessible(page);
  // Before the address is proven, the choice is kept and no mail would come.
  const choice = page.getByRole('switch', { name: say('mail.label') });
  await choice.press('Space');
  await expect(choice).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByText(say('mail.unverified'))).toBeVisible();
  await page.goto(await linkInMail(email, '/verify-email'));
  await expect(
    page.getByRole('heading', { name: text(language, 'email-verification:page.done') }),
  ).toBeVisible();

  await keepTwoMonths(page, language);
  await page.goto('/insights/letters');
  await expect(page.locator('.letters-item')).toHaveCount(2);
  await page.locator('.letters-item').first().press('Enter');
  await page.waitForURL(`**/insights/letters/${monthBefore(1)}`);
  await expect(page.getByRole('heading', { name: say('question') })).toBeVisible();
  await expect(page.locator('.letter-question')).toContainText('?');
  await expectAccessible(page);
  await page.goto('/insights/letters/1999-01');
  await expect(page.getByRole('heading', { name: say('notFound') })).toBeVisible();
  await expectAccessible(page);

  // By mail: figures and sentences, no word of a dream, and two ways on.
  const origin = new URL(page.url()).origin;
  await postLetter(username, monthBefore(1), origin);
  let letter = '';
  await expect(async () => {
    letter = await linkInMail(email, `/insights/letters/${monthBefore(1)}`);
  }).toPass({ timeout: 40_000 });
  expect(new URL(letter).origin).toBe(origin);
  const outside = await browser.newContext({
    baseURL: origin,
    locale: locale ?? 'en',
    reducedMotion: 'reduce',
  });
  const reader = await outside.newPage();
  await reader.goto(await linkInMail(email, '/unsubscribe'));
  await expect(reader.getByRole('heading', { name: stopping('ask.letters.title') })).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('button', { name: stopping('ask.stop') }).click();
  await expect(reader.getByText(stopping('done.letters'))).toBeVisible();
  await expectAccessible(reader);
  await outside.close();

  await page.goto('/insights/letters');
  await expect(choice).toHaveAttribute('aria-checked', 'false');
  const [stopped = ''] = text(language, 'letters:mail.stopped', { day: '|' }).split('|');
  await expect(page.locator('.letter-mail')).toContainText(stopped);
});
