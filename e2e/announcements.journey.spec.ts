import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { becomeAdministrator } from './support/administrator.ts';
import { ageSessions, giveUnlimitedAccess } from './support/database.ts';
import { signUp } from './support/member.ts';
import { test } from './support/own-chitta.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** What a page must never run, whoever wrote it. */
const hostile = '<img src=x onerror="window.hurt = true">';
const texts = {
  en: { title: 'The stars move house', message: `Tonight at nine. ${hostile}`, action: 'Read the help' },
  es: { title: 'Las estrellas se mudan', message: `Hoy a las nueve. ${hostile}`, action: 'Leer la ayuda' },
} as const;
const signInTexts = { en: 'Welcome back', es: 'Qué bueno verte' } as const;
const actives = '**/api/announcements/active';
const reads = '**/api/announcements/*/read';

/** In the dark theme and the light one, and without scrolling sideways. */
async function expectFit(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await expectAccessible(page);
  }
  const isFit = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  expect(await isFit()).toBe(true);
}

/** A field is gone to and written in by keyboard alone. */
async function type(page: Page, field: Locator, words: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(words);
}

/** An hour from now as the field of a time takes it, on the clock of the page. */
const inAnHour = (page: Page) =>
  page.evaluate(() => {
    const then = new Date(Date.now() + 60 * 60_000);
    return new Date(then.getTime() - then.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  });

interface Desk {
  readonly page: Page;
  readonly language: Language;
}

const deskWords = ({ language }: Desk, key: string, slots?: Record<string, string | number>) =>
  text(language, `announcements-admin:${key}`, slots);

async function openEditor(desk: Desk): Promise<void> {
  await desk.page.goto('/admin/announcements');
  await desk.page.getByRole('button', { name: deskWords(desk, 'write'), exact: true }).press('Enter');
  await expect(desk.page.getByRole('heading', { name: deskWords(desk, 'writeTitle') })).toBeFocused();
}

const textsIn = (desk: Desk, language: Language) =>
  desk.page.getByRole('group', { name: deskWords(desk, `languageNames.${language}`) });

/** Writes one for members with premium, planned for later. */
async function plan(desk: Desk): Promise<void> {
  const { page } = desk;
  await openEditor(desk);
  for (const language of ['en', 'es'] as const) {
    const group = textsIn(desk, language);
    const { title, message, action } = texts[language];
    await type(page, group.getByLabel(deskWords(desk, 'titleField')), title);
    await type(page, group.getByLabel(deskWords(desk, 'message')), message);
    await type(page, group.getByLabel(deskWords(desk, 'actionText')), action);
  }
  await type(page, page.getByLabel(deskWords(desk, 'actionUrl')), '/help');
  await page.getByLabel(deskWords(desk, 'type'), { exact: true }).selectOption('warning');
  await page.getByLabel(deskWords(desk, 'priority'), { exact: true }).selectOption('high');
  await page.getByLabel(deskWords(desk, 'audience'), { exact: true }).selectOption('premium');
  await expect(page.getByText(deskWords(desk, 'audienceSize_one', { count: 1, withPush: 0 }))).toBeVisible();
  await page.getByLabel(deskWords(desk, 'startsAt')).fill(await inAnHour(page));
  const preview = page.getByRole('region', { name: deskWords(desk, 'preview') });
  for (const language of ['en', 'es'] as const) {
    const card = preview.getByRole('article', { name: texts[language].title });
    await expect(card).toContainText(hostile);
  }
  await expectFit(page);
  await page.getByRole('button', { name: deskWords(desk, 'publish'), exact: true }).press('Enter');
}

const rowOf = ({ page }: Desk, title: string) => page.getByRole('article').filter({ hasText: title });

/** Where a member finds announcements: beside the page, or on a phone behind a line in the header. */
async function openAnnouncements(page: Page, language: Language, title: string): Promise<Locator> {
  const region = page.getByRole('region', { name: text(language, 'announcements:label') });
  const article = page.getByRole('article', { name: title });
  await expect(region).toBeVisible();
  const line = region.locator('button[aria-haspopup=dialog]').filter({ hasText: title });
  if (await line.isVisible()) await line.press('Enter');
  await expect(article).toBeVisible();
  return article;
}

/** Notes in the page whether any announcement was ever drawn in it, from its first moment on. */
async function watchForFlash(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = () => {
      if (document.querySelector('.announcement, .announcement-strip'))
        Object.assign(window, { flashed: true });
    };
    new MutationObserver(seen).observe(document, { childList: true, subtree: true });
  });
}

const isSet = (page: Page, name: 'hurt' | 'flashed') =>
  page.evaluate((key) => Boolean((window as unknown as Record<string, unknown>)[key]), name);

/** Opens a page, and waits until the server has said what is announced, or has failed to. */
async function visit(page: Page, path: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const handle = (request: Request) => request.url().endsWith('/api/announcements/active') && resolve();
  page.on('requestfinished', handle).on('requestfailed', handle);
  await page.goto(path);
  await promise;
  page.off('requestfinished', handle).off('requestfailed', handle);
}

async function expectUnderDialog(page: Page, language: Language, article: Locator): Promise<void> {
  await page.getByRole('button', { name: text(language, 'app:footer.about') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const isReached = () =>
    page.evaluate(() => {
      const part = document
        .querySelector('.announcement-stack, .announcement-strip')
        ?.getBoundingClientRect();
      if (!part) return true;
      const top = document.elementFromPoint(part.left + part.width / 2, part.top + part.height / 2);
      return top?.closest('.announcement-stack, .announcement-strip') !== null;
    });
  expect(await isReached()).toBe(false);
  await page.getByRole('button', { name: text(language, 'app:tutorial.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(article.or(page.locator('.announcement-strip')).first()).toBeVisible();
}

test('an announcement is planned, let out, seen, put aside without the server, and kept', async ({
  page,
  browser,
  baseURL,
  locale,
  viewport,
  hasTouch,
  isMobile,
}) => {
  const language = languageOf(locale);
  const { title, action } = texts[language];
  const context = await browser.newContext({
    ...(locale && { locale }),
    ...(baseURL && { baseURL }),
    viewport,
    hasTouch,
    isMobile,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const own = await context.newPage();
  const member = await signUp(own, language);
  await giveUnlimitedAccess(member.username);

  const desk = { page, language };
  await becomeAdministrator(page, language);
  await plan(desk);
  const row = rowOf(desk, texts.en.title);
  await expect(row.getByText(deskWords(desk, 'state.scheduled'), { exact: true })).toBeVisible();
  await expectFit(page);
  await visit(own, '/journal');
  await expect(own.getByRole('region', { name: text(language, 'announcements:label') })).toHaveCount(0);

  // Its time is taken away: it is there now, for members with premium, of whom the administrator is none.
  await row.getByRole('button', { name: deskWords(desk, 'edit') }).press('Enter');
  await page.getByLabel(deskWords(desk, 'startsAt')).fill('');
  await page.getByRole('button', { name: deskWords(desk, 'publish'), exact: true }).press('Enter');
  await expect(row.getByText(deskWords(desk, 'state.live'), { exact: true })).toBeVisible();
  await expect(row).toContainText(deskWords(desk, 'reads_other', { count: 0 }));
  await expect(page.getByRole('region', { name: text(language, 'announcements:label') })).toHaveCount(0);

  // Said once, politely, and shown as text, with its label, its kind and its action.
  await visit(own, '/journal');
  await expect(own.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  let article = await openAnnouncements(own, language, title);
  await expect(article).toContainText(hostile);
  await expect(
    article.getByText(text(language, 'announcements:highPriority'), { exact: true }),
  ).toBeVisible();
  await expect(
    article.getByText(text(language, 'announcements:type.warning'), { exact: true }),
  ).toBeVisible();
  await expect(article.getByRole('link', { name: action })).toHaveAttribute('href', '/help');
  await expectFit(own);
  if (isMobile) await own.keyboard.press('Escape');
  else await expectUnderDialog(own, language, article);
  const unread = text(language, 'notifications:unread_one', { count: 1 });
  await expect(own.getByText(`, ${unread}`).first()).toBeAttached();

  // Put aside while the server is away: it is gone, and a page that is loaded anew never shows it.
  await own.route(reads, (route) => route.abort());
  article = await openAnnouncements(own, language, title);
  await article
    .getByRole('button', { name: text(language, 'announcements:dismiss'), exact: true })
    .press('Enter');
  await expect(article).toHaveCount(0);
  await watchForFlash(context);
  await visit(own, '/journal');
  await own.route(actives, (route) => route.abort());
  await visit(own, '/help');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(own.getByRole('alert')).toHaveCount(0);
  expect(await isSet(own, 'flashed')).toBe(false);
  await page.goto('/admin/announcements');
  await expect(row).toContainText(deskWords(desk, 'reads_other', { count: 0 }));

  // The server is back, and is told with the next look.
  await own.unroute(actives);
  await own.unroute(reads);
  const told = own.waitForResponse((response) => /\/announcements\/\d+\/read$/.test(response.url()));
  await own.goto('/journal');
  expect((await told).ok()).toBe(true);
  await expect(own.getByText(`, ${unread}`)).toHaveCount(0);
  expect(await isSet(own, 'flashed')).toBe(false);
  await page.reload();
  await expect(row).toContainText(deskWords(desk, 'reads_one', { count: 1 }));
  await expectFit(page);

  // The notification centre keeps it.
  await own.goto('/notifications');
  const entry = own.getByRole('article').filter({ hasText: title });
  await expect(entry).toContainText(hostile);
  await expect(entry.getByRole('link', { name: action })).toBeVisible();
  await expectFit(own);
  if (!isMobile) {
    await own
      .getByRole('button', { name: text(language, 'notifications:title'), exact: true })
      .press('Enter');
    const panel = own.getByRole('region', { name: text(language, 'notifications:title') });
    await expect(panel.getByRole('article').filter({ hasText: title })).toBeVisible();
    await expectFit(own);
    await own.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  expect(await isSet(own, 'hurt')).toBe(false);
  await context.close();
});

test('what is for the moment of signing in is shown then alone, and waits behind the bell', async ({
  page,
  browser,
  baseURL,
  locale,
}) => {
  const language = languageOf(locale);
  const desk = { page, language };
  const title = signInTexts.en;
  await becomeAdministrator(page, language);
  await openEditor(desk);
  const english = textsIn(desk, 'en');
  // What was left out is said, and led to.
  await page.getByRole('button', { name: deskWords(desk, 'publish'), exact: true }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: deskWords(desk, 'wrong') })).toBeVisible();
  await expect(english.getByLabel(deskWords(desk, 'titleField'))).toBeFocused();
  await expectFit(page);
  await page.keyboard.type(title);
  await type(page, english.getByLabel(deskWords(desk, 'message')), 'It is good to see you.');
  await page.getByRole('switch', { name: deskWords(desk, 'showOnLogin') }).press('Space');
  await page.getByRole('button', { name: deskWords(desk, 'publish'), exact: true }).press('Enter');
  await expect(rowOf(desk, title).getByText(deskWords(desk, 'state.live'), { exact: true })).toBeVisible();

  const context = await browser.newContext({ ...(locale && { locale }), ...(baseURL && { baseURL }) });
  const own = await context.newPage();
  const member = await signUp(own, language);
  await visit(own, '/journal');
  // English stands in where nothing was written in the member's language.
  await openAnnouncements(own, language, title);
  await ageSessions(member.username, 10);
  await visit(own, '/journal');
  await expect(own.getByRole('region', { name: text(language, 'announcements:label') })).toHaveCount(0);
  await own.goto('/notifications');
  const entry = own.getByRole('article').filter({ hasText: title });
  await entry.getByRole('button', { name: text(language, 'notifications:markRead') }).press('Enter');
  await expect(entry.getByText(text(language, 'notifications:new'), { exact: true })).toHaveCount(0);
  await context.close();
});
