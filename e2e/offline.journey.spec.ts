import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { untilReady } from './support/device.ts';
import { untilDraftKept } from './support/drafts.ts';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, logIn, logOut, signUp } from './support/member.ts';
import { chooseMore } from './support/reading.ts';
import { type Language, languageOf, text } from './support/texts.ts';
import { expectInJournal, journalOf, untilInstalled, waitingSection } from './support/waiting.ts';

test.use({ serviceWorkers: 'allow' });

const press = (page: Page, language: Language, key: string) =>
  page
    .getByRole('button', { name: text(language, key), exact: true })
    .last()
    .click();

/** Has the dream read, and waits for the page of its reading. */
async function read(page: Page, language: Language): Promise<void> {
  await press(page, language, 'dreams:editor.read');
  await page.waitForURL('**/interpretation');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const expectTag = (page: Page, language: Language) =>
  expect(
    page.getByRole('button', { name: text(language, 'dreams:details.removeTag', { tag: 'school' }) }),
  ).toBeVisible();

/** Looks at what the dream will be filed under. */
async function inDetails(page: Page, language: Language, look: () => Promise<void>): Promise<void> {
  await chooseMore(page, language, 'readings:reading.details');
  await look();
  await press(page, language, 'readings:reading.done');
}

/** Title, tag and the answer to the question, as a dreamer fills them in. */
async function fillIn(page: Page, language: Language): Promise<void> {
  await page.getByLabel(text(language, 'follow-ups:answer.label')).fill('Under the desk.');
  await inDetails(page, language, async () => {
    await page.getByLabel(text(language, 'dreams:details.title'), { exact: true }).fill('The flood');
    await page.getByLabel(text(language, 'dreams:details.tags'), { exact: true }).fill('school,');
    await expectTag(page, language);
  });
}

async function expectFilledIn(page: Page, language: Language): Promise<void> {
  await expect(page.getByLabel(text(language, 'follow-ups:answer.label'))).toHaveValue('Under the desk.');
  await inDetails(page, language, async () => {
    const title = page.getByLabel(text(language, 'dreams:details.title'), { exact: true });
    await expect(title).toHaveValue('The flood');
    await expectTag(page, language);
  });
}

async function expectKept(page: Page): Promise<void> {
  const [dream] = await expectInJournal(page, 1);
  expect(dream).toMatchObject({ title: 'The flood', tags: ['school'] });
  const followUp = await (await page.request.get(`/api/dreams/${dream?.id}/follow-up`)).json();
  expect(followUp.data.answer.text ?? followUp.data.answer).toBe('Under the desk.');
}

/** Saves without a connection and comes to the journal, where it waits. */
async function saveToWait(page: Page, language: Language): Promise<void> {
  await press(page, language, 'readings:reading.save');
  await page.waitForURL('**/journal');
  await expect(waitingSection(page, language).getByRole('heading', { name: 'The flood' })).toBeVisible();
}

/** Every call that would bring a dream into the journal fails, from all tabs. */
async function holdBack(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/api/dreams', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  return () => context.unroute('**/api/dreams');
}

test('the network is cut before the dream is read', async ({ page, context, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await untilReady(page, language);
  await context.setOffline(true);
  await dreamField(page, language).fill(sampleDreams[language].text);
  await read(page, language);
  await expect(page.getByText(text(language, 'readings:device.mark'))).toBeVisible();
  await fillIn(page, language);
  const before = Date.now();
  await saveToWait(page, language);
  await expectAccessible(page);

  // It is there after a reload without a connection, and in another tab.
  await page.reload();
  await expect(waitingSection(page, language).getByRole('heading', { name: 'The flood' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/journal');
  await expect(waitingSection(other, language)).toBeVisible();

  await page.waitForTimeout(3000);
  await context.setOffline(false);
  await expectKept(page);
  const [dream] = await journalOf(page);
  expect(Math.abs(Date.parse(dream?.createdAt ?? '') - before)).toBeLessThan(3000);
  for (const tab of [page, other]) await expect(waitingSection(tab, language)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'The flood' })).toBeVisible();
});

test('the network is cut after the dream was read', async ({ page, context, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await untilInstalled(page);
  await dreamField(page, language).fill(sampleDreams[language].text);
  await read(page, language);
  await context.setOffline(true);
  await fillIn(page, language);

  await page.goBack();
  await expect(dreamField(page, language)).toHaveValue(sampleDreams[language].text);
  await page.goForward();
  await expectFilledIn(page, language);
  await untilDraftKept(page, 'Under the desk.');
  await page.reload();
  await expectFilledIn(page, language);
  await saveToWait(page, language);

  // Another page of the app sends it, after the first was closed.
  const next = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await next.goto('/help');
  await expectKept(next);
});

test('the answer to a save is lost on the way', async ({ page, context, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await untilInstalled(page);
  await dreamField(page, language).fill(sampleDreams[language].text);
  await read(page, language);
  await fillIn(page, language);
  let arrived = 0;
  await context.route('**/api/dreams', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    arrived += 1;
    if (arrived > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await saveToWait(page, language);
  await expectKept(page);
  expect(arrived).toBe(2);
  await expect(waitingSection(page, language)).toHaveCount(0);
});

test('somebody signs out, and somebody else in, while a dream waits', async ({ page, context, locale }) => {
  const language = languageOf(locale);
  const member = await signUp(page, language);
  await untilInstalled(page);
  const letGo = await holdBack(context);
  await dreamField(page, language).fill(sampleDreams[language].text);
  await read(page, language);
  await fillIn(page, language);
  await saveToWait(page, language);

  const menu = page.getByRole('button', { name: text(language, 'app:nav.openMenu') });
  if (await menu.isVisible()) await menu.click();
  else
    await page
      .getByRole('button', { name: text(language, 'app:nav.profileOf', { name: member.username }) })
      .click();
  const out = text(language, 'app:nav.logout');
  await page
    .getByRole('menuitem', { name: out })
    .or(page.getByRole('button', { name: out }))
    .click();
  await expect(page.getByRole('dialog')).toContainText(text(language, 'outbox:leave.private_one'));
  await expectAccessible(page);
  await press(page, language, 'outbox:leave.go');
  await page.waitForURL('**/login');

  await letGo();
  const stranger = await signUp(page, language);
  await page.goto('/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(waitingSection(page, language)).toHaveCount(0);
  expect(await journalOf(page)).toEqual([]);
  await logOut(page, language, stranger);

  await logIn(page, language, member);
  await page.waitForURL('**/dream-input');
  await expectKept(page);
});

test('the session ends while a dream waits', async ({ page, context, locale }) => {
  const language = languageOf(locale);
  const member = await signUp(page, language);
  await untilInstalled(page);
  await dreamField(page, language).fill(sampleDreams[language].text);
  await read(page, language);
  await context.setOffline(true);
  await fillIn(page, language);
  await saveToWait(page, language);
  const hint = (await context.cookies()).filter(({ name }) => name.includes('signed_in'));
  await context.clearCookies();
  await context.addCookies(hint);
  await context.setOffline(false);
  const section = waitingSection(page, language);
  await expect(section.getByText(text(language, 'outbox:signedOut'))).toBeVisible();
  await press(page, language, 'outbox:signIn');
  await page.waitForURL(/\/login/);
  await logIn(page, language, member);
  await page.waitForURL('**/dream-input');
  await expectKept(page);
});

test('a dream is changed here without a connection, and elsewhere meanwhile', async ({
  page,
  context,
  locale,
  baseURL,
}) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await untilInstalled(page);
  await dreamField(page, language).fill(sampleDreams[language].text);
  await press(page, language, 'dreams:editor.save');
  await page.waitForURL(/\/journal\/\d+$/);
  const [kept] = await expectInJournal(page, 1);
  await press(page, language, 'dreams:page.edit');
  const change = await page.request.patch(`/api/dreams/${kept?.id}`, {
    data: { title: 'From the desk' },
    headers: { origin: baseURL ?? '' },
  });
  expect(change.ok()).toBe(true);
  await context.setOffline(true);
  await page.getByLabel(text(language, 'dreams:details.title'), { exact: true }).fill('From the phone');
  await press(page, language, 'dreams:page.save');
  await expect(page.getByText(text(language, 'outbox:keptChanges')).first()).toBeVisible();
  await context.setOffline(false);
  await page.goto('/journal');
  const section = page.getByRole('region', { name: text(language, 'outbox:titleRefused') });
  await expect(section.getByText(text(language, 'outbox:state.conflict'))).toBeVisible();
  await expectAccessible(page);
  expect((await journalOf(page)).map(({ title }) => title)).toEqual(['From the desk']);
  await press(page, language, 'outbox:asOwn');
  await expectInJournal(page, 2);
  const titles = (await journalOf(page)).map(({ title }) => title).sort();
  expect(titles).toEqual(['From the desk', 'From the phone']);
});
