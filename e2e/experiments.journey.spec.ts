import { type Browser, type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { becomeAdministrator } from './support/administrator.ts';
import { signUp } from './support/member.ts';
import { test } from './support/own-chitta.ts';
import { type Language, languageOf, text } from './support/texts.ts';

const headline = { en: 'What did you dream last night?', es: '¿Qué soñaste anoche?' } as const;
const action = { en: 'Tell me what it says', es: 'Dime qué dice' } as const;
/** Without the name of a program, which would be left out. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

interface Place {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly locale: string;
  readonly viewport: { readonly width: number; readonly height: number } | null;
}

interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A browser that was never here. It notes every headline that stands in the page at a moment in which it could be painted. */
async function openBrowser(
  { browser, ...rest }: Place,
  headers: Readonly<Record<string, string>> = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    ...rest,
    userAgent,
    extraHTTPHeaders: headers,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadlines: seen });
    const look = () => {
      for (const each of document.querySelectorAll<HTMLElement>('h1'))
        if (each.checkVisibility()) seen.add(each.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return { context, page: await context.newPage() };
}

const seenHeadlines = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seenHeadlines: Set<string> }).seenHeadlines]);

/** What the page says of itself, before any script has run. */
async function variantIn(answer: Response | null): Promise<string | null> {
  const html = (await answer?.text()) ?? '';
  const [, json] = /<meta name="landing-variant" content="([^"]+)"/.exec(html) ?? [];
  if (!json) return null;
  const { variant } = JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&#39;', "'")) as {
    readonly variant: string;
  };
  for (const words of Object.values(headline))
    expect(html.includes(`data-landing-text="headline">${words}<`)).toBe(variant === 'b');
  return variant;
}

/** Opens the first page, and waits until the server has counted that. */
async function look({ page }: Visitor): Promise<string | null> {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/experiments/events'));
  const answer = await page.goto('/');
  expect((await (await counted).json()).data.accepted).toBe(1);
  return variantIn(answer);
}

async function expectShown({ page }: Visitor, language: Language, variant: string | null): Promise<void> {
  const own = text(language, 'landing:title');
  const words = variant === 'b' ? headline[language] : own;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  const button = variant === 'b' ? action[language] : text(language, 'landing:write.read');
  await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
  expect(await seenHeadlines(page)).toEqual([words]);
}

test('an experiment on the first page, from its draft to what is shown to everybody', async ({
  page,
  browser,
  baseURL,
  locale,
  viewport,
}) => {
  test.slow();
  const language = languageOf(locale);
  const place = { browser, baseURL: baseURL ?? '', locale: locale ?? 'en-GB', viewport };
  const words = (key: string, slots?: Record<string, string | number>) =>
    text(language, `experiments-admin:${key}`, slots);
  const press = (key: string) => page.getByRole('button', { name: words(key), exact: true }).press('Enter');
  const doAct = async (act: string) => {
    await press(`acts.${act}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words(`effects.${act}`));
    await dialog.getByRole('button', { name: words(`acts.${act}`), exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
  };

  await becomeAdministrator(page, language);
  await page.goto('/admin/experiments');
  await expect(page.getByText(words('list.empty'))).toBeVisible();
  await expectAccessible(page);
  await press('new');
  await page
    .locator('form')
    .getByLabel(words('editor.name'), { exact: true })
    .first()
    .fill('A question first');
  const variant = page.getByRole('region', { name: words('variant.title', { letter: 'B' }) });
  for (const each of ['en', 'es'] as const) {
    const group = variant.getByRole('group', { name: words(`languages.${each}`) });
    await group.getByLabel(words('texts.headline')).fill(headline[each]);
    await group.getByLabel(words('texts.primaryCta')).fill(action[each]);
    const preview = words('variant.previewIn', { language: words(`languages.${each}`) });
    await expect(variant.getByRole('region', { name: preview })).toContainText(headline[each]);
  }
  await expectAccessible(page);
  await press('editor.save');
  await page.waitForURL('**/admin/experiments/*');
  await expectAccessible(page);
  await doAct('start');
  await expect(page.getByText(words('locked'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('acts.edit'), exact: true })).toHaveCount(0);

  // Visitors come until each variant has had some: each sees one headline alone, in its first HTML and in the app.
  const counts: Record<string, { visitors: number; accounts: number }> = {};
  const comers: { readonly visitor: Visitor; readonly variant: string }[] = [];
  for (let number = 0; number < 24 && (number < 4 || Object.keys(counts).length < 2); number++) {
    const visitor = await openBrowser(place);
    const given = await look(visitor);
    expect(given).not.toBeNull();
    await expectShown(visitor, language, given);
    const key = given ?? '';
    const before = counts[key] ?? { visitors: 0, accounts: 0 };
    counts[key] = { ...before, visitors: before.visitors + 1 };
    comers.push({ visitor, variant: key });
  }
  expect(Object.keys(counts).toSorted()).toEqual(['a', 'b']);

  // They stay with what they were given.
  for (const { visitor, variant: given } of comers.slice(0, 3)) {
    expect(await look(visitor)).toBe(given);
    await expectShown(visitor, language, given);
  }
  // One of each opens an account.
  for (const key of ['a', 'b']) {
    const found = comers.find((each) => each.variant === key);
    if (found) await signUp(found.visitor.page, language);
    const count = counts[key];
    if (count) count.accounts++;
  }
  // Whoever does not want to be tracked sees the page as it is.
  const shy = await openBrowser(place, { dnt: '1' });
  expect(await variantIn(await shy.page.goto('/'))).toBeNull();
  await expectShown(shy, language, null);
  await shy.context.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: words('verdicts.cannot_tell_yet') })).toBeVisible();
  const cells = (step: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: words(`funnel.steps.${step}`), exact: true }) })
      .getByRole('cell')
      .allTextContents();
  expect((await cells('visitors')).map(Number)).toEqual([counts.a?.visitors, counts.b?.visitors]);
  expect((await cells('signUps')).map((cell) => Number.parseInt(cell, 10))).toEqual([
    counts.a?.accounts,
    counts.b?.accounts,
  ]);
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await press('results.file');
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);

  // Stopped, everybody sees the page as it is; rolled out, everybody sees the variant, and nothing is counted.
  await doAct('stop');
  const late = await openBrowser(place);
  expect(await variantIn(await late.page.goto('/'))).toBeNull();
  await expectShown(late, language, null);
  await doAct('rollout');
  expect(await variantIn(await late.page.goto('/'))).toBe('b');
  await expectShown(late, language, 'b');
  await late.context.close();
  for (const { visitor } of comers) await visitor.context.close();
});

test('a browser that keeps the page shows from its first moment on what it was given, and forgets what is over', async ({
  browser,
  baseURL,
  locale,
  viewport,
}) => {
  const language = languageOf(locale);
  const place = { browser, baseURL: baseURL ?? '', locale: locale ?? 'en-GB', viewport };
  const visitor = await openBrowser(place);
  const texts = { headline, lead: null, primaryCta: action, secondaryCta: null };
  const kept = JSON.stringify({ phase: 900, variant: 'b', content: { texts, blocks: null } });
  await visitor.page.goto('/help');
  await visitor.page.evaluate((value) => localStorage.setItem('landing-variant', value), kept);
  await visitor.page.goto('/');
  await expectShown(visitor, language, 'b');
  const isForgotten = () => visitor.page.evaluate(() => localStorage.getItem('landing-variant') === null);
  await expect.poll(isForgotten).toBe(true);
  await visitor.page.goto('/home');
  await expectShown(visitor, language, null);
  await visitor.context.close();
});

test('how a variant is chosen is shown to anybody, and a made-up experiment does not pretend to know too early', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const words = (key: string, slots?: Record<string, string | number>) =>
    text(language, `ab-test-demo:${key}`, slots);
  await page.goto('/ab-test-demo');
  await expect(page.getByRole('heading', { level: 1, name: words('title') })).toBeVisible();
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
  await page.getByLabel(words('choice.audience')).selectOption('searching');
  await expect(page.getByText(words('reasons.not_meant'))).toBeVisible();
  await expect(page.getByText(words('verdicts.too_early.title'), { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: words('simulation.end'), exact: true }).press('Enter');
  await expect(page.getByText(words('verdicts.better.title'), { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});
