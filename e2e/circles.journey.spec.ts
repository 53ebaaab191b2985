import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { joinCommunity, keepDream, otherMember } from './support/community.ts';
import { giveUnlimitedAccess } from './support/database.ts';
import { signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** Written for these tests. */
const words: Record<Language, { readonly name: string; readonly dream: string; readonly reply: string }> = {
  en: {
    name: 'Night owls',
    dream: 'My friend Laura stood on a bridge over the sea, and a black dog slept at her feet.',
    reply: 'The dog was in my dream too.',
  },
  es: {
    name: 'Aves nocturnas',
    dream: 'Mi amiga Laura estaba en un puente sobre el mar, y un perro negro dormía a sus pies.',
    reply: 'El perro estaba también en mi sueño.',
  },
};

const number = () => Math.floor(Math.random() * 1_000_000);

async function elsewhere(browser: Browser, page: Page, locale: string | undefined) {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    locale: locale ?? 'en',
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  });
  return { page: await context.newPage(), close: () => context.close() };
}

/** A member with premium who makes a circle; the page shows it afterwards. */
async function makeCircle(page: Page, language: Language, pseudonym: string): Promise<string> {
  const say = (key: string) => text(language, `community-circles:${key}`);
  const { username } = await joinCommunity(page, language, pseudonym);
  await giveUnlimitedAccess(username);
  await page.goto('/community/circles');
  await page.getByLabel(say('name')).fill(words[language].name);
  await page.getByRole('button', { name: say('make'), exact: true }).press('Enter');
  await page.waitForURL(/\/community\/circles\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1, name: words[language].name })).toBeVisible();
  return page.url();
}

async function makeLink(page: Page, language: Language): Promise<string> {
  await page.getByRole('button', { name: text(language, 'community-circles:invite.go') }).click();
  const link = page.locator('.circle-link');
  await expect(link).toContainText('#token=');
  return (await link.textContent()) ?? '';
}

/** Shares what `choose` leaves chosen of the newest dream, in the circle that the page shows. */
async function shareInCircle(page: Page, language: Language, choose: () => Promise<void>): Promise<string> {
  const say = (key: string) => text(language, `community-share:${key}`);
  await page.getByRole('link', { name: text(language, 'community-circles:share') }).click();
  await expect(page.getByText(words[language].name)).toBeVisible();
  await page.getByRole('combobox', { name: say('dream'), exact: true }).selectOption({ index: 1 });
  await choose();
  await page.getByRole('button', { name: say('go'), exact: true }).click();
  await page.waitForURL('**/community/posts/*');
  return page.url();
}

async function expectGone(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('.community-post')).toHaveCount(0);
}

const idOf = (address: string) => new URL(address).pathname.split('/').at(-1) ?? '';

test('a circle: made, joined by a link, shared in part by part, seen by its members alone, left and dissolved', async ({
  page,
  browser,
  locale,
}) => {
  test.slow();
  const language = languageOf(locale);
  const say = (key: string, slots?: Record<string, string>) =>
    text(language, `community-circles:${key}`, slots);
  const inCommunity = (key: string) => text(language, `community:${key}`);
  const { dream, reply, name } = words[language];
  const maker = `Owl ${number()}`;
  const circle = await makeCircle(page, language, maker);
  await keepDream(page, language, dream);
  const link = await makeLink(page, language);
  await expectAccessible(page);

  const guest = await elsewhere(browser, page, locale);
  await joinCommunity(guest.page, language, `Heron ${number()}`);
  await guest.page.goto(link);
  await expect(guest.page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expectAccessible(guest.page);
  await guest.page.getByRole('button', { name: say('invited.join') }).press('Enter');
  await guest.page.waitForURL(circle);

  // Of the symbols one stays at home; the text goes without its name.
  let left = '';
  const symbols = await shareInCircle(page, language, async () => {
    await page.getByRole('radio', { name: text(language, 'community-share:kinds.symbols') }).check();
    const symbolsGroup = page.getByRole('group', { name: text(language, 'community-share:symbols') });
    left = (await symbolsGroup.locator('label').first().textContent()) ?? '';
    await symbolsGroup.getByRole('checkbox').first().uncheck();
  });
  await expect(page.locator('.community-symbol').first()).toBeVisible();
  await expect(page.locator('.community-symbol').getByText(left, { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: inCommunity('circle'), exact: true }).click();
  await page.waitForURL(circle);
  const told = await shareInCircle(page, language, async () => {
    await page.getByRole('radio', { name: text(language, 'community-share:kinds.dream') }).check();
    await page.getByRole('button', { name: text(language, 'community-share:look.go') }).click();
    await expect(page.locator('mark')).toHaveText(['Laura']);
    await page.getByRole('button', { name: text(language, 'community-share:look.done') }).click();
  });
  await expect(page.getByText(inCommunity('circleSees'))).toBeVisible();
  await expectAccessible(page);

  await guest.page.goto(circle);
  await expect(guest.page.locator('.community-post')).toHaveCount(2);
  await expect(guest.page.locator('.community-dream')).not.toContainText('Laura');
  await expectAccessible(guest.page);
  await guest.page.goto(told);
  await guest.page.getByRole('button', { name: inCommunity('react.know_this'), exact: true }).click();
  await guest.page.getByRole('textbox', { name: inCommunity('reply.label') }).fill(reply);
  await guest.page.getByRole('button', { name: inCommunity('reply.go'), exact: true }).click();
  await expect(guest.page.locator('.community-reply').getByText(reply)).toBeVisible();
  await page.reload();
  await expect(page.getByText(inCommunity('react.some.know_this'))).toBeVisible();
  await expect(page.locator('.community-reply').getByText(reply)).toBeVisible();

  // Another member and a visitor are told that nothing is there, and no list has it.
  const third = await elsewhere(browser, page, locale);
  await signUp(third.page, language);
  await expectGone(third.page, circle, say('gone.title'));
  await expectAccessible(third.page);
  await expectGone(third.page, told, inCommunity('gone.title'));
  await expectAccessible(third.page);
  const visitor = await elsewhere(browser, page, locale);
  await expectGone(visitor.page, told, inCommunity('gone.title'));
  for (const outsider of [third.page, visitor.page]) {
    const { items } = (await (await outsider.request.get('/api/community/posts?limit=50')).json()).data;
    const ids = items.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(idOf(told));
    expect(ids).not.toContain(idOf(symbols));
    const room = await outsider.request.get(`/api/community/posts?circle=${idOf(circle)}`);
    expect([401, 404]).toContain(room.status());
    expect((await outsider.request.get(`/api/community/posts/${idOf(told)}/replies`)).status()).toBe(404);
  }
  await third.close();
  await visitor.close();

  // Withdrawn while the other has it open and is writing to it.
  await guest.page.goto(symbols);
  const late = guest.page.getByRole('textbox', { name: inCommunity('reply.label') });
  await late.fill(reply);
  await page.goto(symbols);
  await page
    .getByRole('button', { name: text(language, 'community:acts.label', { pseudonym: maker }) })
    .click();
  await page.getByRole('button', { name: inCommunity('acts.withdraw'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: inCommunity('withdraw.go'), exact: true })
    .click();
  await page.waitForURL(circle);
  await guest.page.getByRole('button', { name: inCommunity('reply.go'), exact: true }).click();
  await expect(guest.page.getByRole('heading', { level: 1, name: inCommunity('gone.title') })).toBeVisible();
  await expect(guest.page.locator('.community-symbol')).toHaveCount(0);

  // Whoever leaves takes along what they said.
  await guest.page.goto(circle);
  await guest.page.getByRole('button', { name: say('leave.open') }).click();
  await guest.page
    .getByRole('dialog')
    .getByRole('button', { name: say('leave.go'), exact: true })
    .click();
  await guest.page.waitForURL('**/community/circles');
  await expectGone(guest.page, circle, say('gone.title'));
  await page.goto(told);
  await expect(page.getByText(inCommunity('reply.empty'))).toBeVisible();
  await expect(page.getByText(reply)).toHaveCount(0);

  await page.goto(circle);
  await page.getByRole('button', { name: say('dissolve.open') }).click();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('dissolve.go'), exact: true })
    .click();
  await page.waitForURL('**/community/circles');
  await expect(page.getByText(say('none'))).toBeVisible();
  await expectGone(page, circle, say('gone.title'));
  await expectGone(page, told, inCommunity('gone.title'));
  await page.goto('/community?own=true');
  await expect(page.getByText(inCommunity('emptyOwn'))).toBeVisible();
  await guest.close();
});

test('the thirteenth member of a circle is told that it is full, also where there was a place a moment ago', async ({
  page,
  browser,
  locale,
}) => {
  test.slow();
  const language = languageOf(locale);
  const say = (key: string) => text(language, `community-circles:${key}`);
  const circle = await makeCircle(page, language, `Owl ${number()}`);
  const origin = new URL(circle).origin;
  const headers = { origin };
  const invite = async () => {
    const made = await page.request.post(`/api/community/circles/${idOf(circle)}/invitations`, { headers });
    return (await made.json()).data.token as string;
  };
  const enter = async () => {
    const client = await otherMember(origin, `Finch ${number()}`);
    const token = await invite();
    expect((await client.post('/api/community/invitations/accept', { data: { token } })).ok()).toBe(true);
    await client.dispose();
  };
  for (let members = 1; members < 11; members += 1) await enter();
  const link = `${origin}/community/invitation#token=${await invite()}`;
  const late = await elsewhere(browser, page, locale);
  await joinCommunity(late.page, language, `Wren ${number()}`);
  await late.page.goto(link);
  const join = late.page.getByRole('button', { name: say('invited.join') });
  await expect(join).toBeVisible();
  await enter();
  await join.click();
  await expect(late.page.getByRole('alert')).toHaveText(say('invited.full'));
  await expect(join).toHaveCount(0);
  // Somebody who opens the link later reads the same.
  await late.page.goto('about:blank');
  await late.page.goto(link);
  await expect(late.page.getByText(say('invited.full'))).toBeVisible();
  await expect(join).toHaveCount(0);
  await expectAccessible(late.page);
  await page.reload();
  await expect(page.getByText(say('invite.full'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('invite.go') })).toHaveCount(0);
  await expect(page.getByRole('region', { name: say('members') }).getByRole('listitem')).toHaveCount(12);
  await expectAccessible(page);
  await late.close();
});
