import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { giveUnlimitedAccess } from './support/database.ts';
import { signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';
import { untilInstalled } from './support/waiting.ts';

/** Written for these tests. */
interface Words {
  readonly notes: readonly [string, string, string];
  readonly changed: string;
  readonly elsewhere: string;
  readonly before: string;
  readonly market: string;
}

const words: Record<Language, Words> = {
  en: {
    notes: ['The bus driver waved.', 'Fog on the river.', 'Lunch with Ana in the park.'],
    changed: 'The bus driver waved, and I waved back.',
    elsewhere: 'Fog, and then sun on the river.',
    before: 'A letter from my aunt.',
    market: 'I bought pears at the market.',
  },
  es: {
    notes: ['El conductor del autobús me saludó.', 'Niebla en el río.', 'Comida con Ana en el parque.'],
    changed: 'El conductor del autobús me saludó y yo también a él.',
    elsewhere: 'Niebla, y luego sol en el río.',
    before: 'Una carta de mi tía.',
    market: 'Compré peras en el mercado.',
  },
};

const button = (page: Page, language: Language, key: string, values: Record<string, string> = {}) =>
  page.getByRole('button', { name: text(language, key, values), exact: true });

interface ServerMoment {
  readonly id: string;
  readonly momentNumber: number;
  readonly note: string;
  readonly isArchived: boolean;
  readonly picture: { readonly width: number; readonly height: number } | null;
}

/** Moments as the server has them, first one first. */
async function momentsOf(page: Page, query: string): Promise<readonly ServerMoment[]> {
  const { data } = await (await page.request.get(`/api/memory/moments?${query}`)).json();
  return data.items.toReversed();
}

/** The day that it is for the member, and days before it. */
async function daysBack(page: Page, back: number): Promise<string> {
  const { data } = await (await page.request.get('/api/memory/progress')).json();
  return new Date(Date.parse(data.today) - back * 86_400_000).toISOString().slice(0, 10);
}

/** What a camera held upright leaves: a picture that lies on its side, with a note of how it is turned and where it was taken. */
async function photograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 2400, height: 1200 });
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 2400, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  // Big-endian TIFF with one entry: orientation 6, a quarter turn to the right.
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('40.4168N 3.7038W')]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([head, exif, jpeg.subarray(2)]);
}

/** The bytes of the only picture that waits on this device, a character each. */
function keptPicture(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('chitta-moments');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('pictures').objectStore('pictures').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(new TextDecoder('latin1').decode(asking.result[0].bytes));
          };
        };
      }),
  );
}

async function keep(page: Page, language: Language, note: string): Promise<void> {
  await page.getByRole('textbox', { name: text(language, 'moments:compose.note') }).fill(note);
  await button(page, language, 'moments:compose.keep').click();
  await expect(page.locator('.moment-note', { hasText: note })).toBeVisible();
}

async function keepWithPicture(page: Page, language: Language, note: string): Promise<void> {
  const buffer = await photograph(page);
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const shown = page.getByRole('img', { name: text(language, 'moments:compose.pictureAlt') });
  // Upright and smaller, before it has left the device.
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([800, 1600]);
  expect(await keptPicture(page)).not.toContain('40.4168N');
  // It survives a reload, with its words.
  await page.getByRole('textbox', { name: text(language, 'moments:compose.note') }).fill(note);
  await expectAccessible(page);
  await page.reload();
  await expect(shown).toBeVisible();
  await expect(page.getByRole('textbox', { name: text(language, 'moments:compose.note') })).toHaveValue(note);
  await button(page, language, 'moments:compose.keep').click();
}

async function keepOffline(
  page: Page,
  context: BrowserContext,
  language: Language,
  note: string,
): Promise<void> {
  await context.setOffline(true);
  await keep(page, language, note);
  await expect(page.getByText(text(language, 'moments:waiting.waits'))).toBeVisible();
  await expect(page.getByText(text(language, 'memory-lane:offline'))).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
}

test('moments are kept, with a picture and without a connection, put away and brought back', async ({
  page,
  context,
  locale,
}) => {
  const language = languageOf(locale);
  const { notes } = words[language];
  await signUp(page, language);
  await page.goto('/memory-lane');
  await expect(page.getByText(text(language, 'moments:empty.today'))).toBeVisible();
  await expectAccessible(page);

  await keep(page, language, notes[0]);
  await keepWithPicture(page, language, notes[1]);
  await expect(button(page, language, 'moments:picture.open', { number: '2' })).toBeVisible();
  await keepOffline(page, context, language, notes[2]);
  const today = `date=${await daysBack(page, 0)}`;
  await expect.poll(async () => (await momentsOf(page, today)).length).toBe(3);
  const kept = await momentsOf(page, today);
  expect(kept.map(({ momentNumber, note }) => [momentNumber, note])).toEqual(
    notes.map((note, index) => [index + 1, note]),
  );
  expect(kept[1]?.picture).toMatchObject({ width: 800, height: 1600 });
  await expect(page.getByText(text(language, 'moments:waiting.waits'))).toHaveCount(0);

  // Put away, undone at once, put away again, and brought back from the archive.
  const archive = async () => {
    await button(page, language, 'moments:moment.acts', { number: '1' }).click();
    await button(page, language, 'moments:moment.archive').click();
    await expect(page.locator('.moment-note', { hasText: notes[0] })).toHaveCount(0);
  };
  await archive();
  await button(page, language, 'moments:undo').click();
  await expect(page.locator('.moment-note', { hasText: notes[0] })).toBeVisible();
  await archive();
  await page.getByRole('link', { name: text(language, 'memory-lane:view.archive'), exact: true }).click();
  await expect(page.locator('.moment-note', { hasText: notes[0] })).toBeVisible();
  await expectAccessible(page);
  await button(page, language, 'moments:moment.acts', { number: '1' }).click();
  await button(page, language, 'moments:moment.bringBack').click();
  await expect(page.getByText(text(language, 'moments:archive.empty'))).toBeVisible();

  await page.getByRole('link', { name: text(language, 'memory-lane:view.month'), exact: true }).click();
  await expect(page.locator('.month-day[data-filled]')).toHaveCount(1);
  await expectAccessible(page);
  await page.locator('.month-day[data-filled]').click();
  await expect(page.locator('.moment-note', { hasText: notes[0] })).toBeVisible();

  // Asked before it goes for good.
  await button(page, language, 'moments:moment.acts', { number: '3' }).click();
  await button(page, language, 'moments:moment.remove').click();
  await button(page, language, 'moments:remove.go').click();
  await expect(page.locator('.moment-note', { hasText: notes[2] })).toHaveCount(0);
  expect((await momentsOf(page, today)).map(({ momentNumber }) => momentNumber)).toEqual([1, 2]);
});

test('an exercise is paused, gone on with and kept; nights are marked; figures are shown', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const { before, market } = words[language];
  const say = (key: string) => `exercise-sessions:${key}`;
  const { username } = await signUp(page, language);

  const helpDay = await daysBack(page, 3);
  await page.goto(`/memory-lane?day=${helpDay}`);
  await keep(page, language, before);
  await expect.poll(async () => (await momentsOf(page, `date=${helpDay}`)).length).toBe(1);

  // One press for the night, and another takes its place.
  const fragment = button(page, language, 'recall-marks:mark.fragment');
  await button(page, language, 'recall-marks:mark.none').click();
  await fragment.click();
  await expect(fragment).toHaveAttribute('aria-pressed', 'true');
  const night = await daysBack(page, 0);
  const markOf = async () => {
    const answer = await page.request.get(`/api/memory/recall-marks?from=${night}&to=${night}`);
    return (await answer.json()).data.nights[0]?.mark;
  };
  await expect.poll(markOf).toBe('fragment');

  // The goal is the member's own.
  await page.getByText(text(language, 'memory-lane:settings'), { exact: true }).click();
  await button(page, language, 'memory-settings:goal.fewer').click();
  await expectAccessible(page);

  await page.getByRole('link', { name: text(language, 'memory-lane:view.exercise'), exact: true }).click();
  await expectAccessible(page);
  await button(page, language, say('begin.go')).click();
  await page.getByLabel(text(language, say('words.label'))).fill(market);
  await expectAccessible(page);
  await button(page, language, say('alone.remembered')).click();
  await button(page, language, say('alone.nothing')).click();
  await expect(page.getByText(before)).toBeVisible();
  await expect(page.getByText(text(language, say('helped.passedBy')))).toBeVisible();
  await expectAccessible(page);

  await button(page, language, say('others.pause')).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: text(language, say('paused.title')) })).toBeVisible();
  await expectAccessible(page);
  await button(page, language, say('paused.goOn')).click();
  await button(page, language, say('helped.cameBackOf'), { number: '1' }).click();
  await button(page, language, say('helped.remembered')).click();
  await expect(page.getByText(text(language, say('helped.noMore')))).toBeVisible();
  await button(page, language, say('helped.toEnd')).click();
  await expect(page.locator('.exercise-figures dd')).toHaveText(['1', '1', '6']);
  await page.getByRole('switch').click();
  await expectAccessible(page);
  await button(page, language, say('end.keep')).click();
  const sessions = async () => {
    const answer = await page.request.get('/api/memory/exercise-sessions?state=completed');
    return (await answer.json()).data.items;
  };
  await expect.poll(async () => (await sessions()).length).toBe(1);
  const [session] = await sessions();
  expect(session).toMatchObject({ unassistedDays: 1, assistedDays: 1 });
  expect(session.days.map(({ recall }: { recall: string }) => recall)).toEqual([
    'unassisted',
    'missed',
    'assisted',
  ]);
  expect(session.days[2].moments).toMatchObject([{ cameBack: true }]);
  // What was written has become a moment of its day, because its member wanted that.
  const yesterday = `date=${await daysBack(page, 1)}`;
  await expect.poll(async () => (await momentsOf(page, yesterday)).map(({ note }) => note)).toEqual([market]);

  await page.getByRole('link', { name: text(language, 'memory-lane:progress') }).click();
  await expect(
    page.getByRole('heading', { name: text(language, 'memory-progress:offer.title') }),
  ).toBeVisible();
  await expectAccessible(page);
  await giveUnlimitedAccess(username);
  await page.reload();
  const map = page.getByRole('slider', { name: text(language, 'memory-progress:year.label') });
  await expect(map).toBeVisible();
  const said = await map.getAttribute('aria-valuetext');
  await map.press('ArrowUp');
  await expect(map).not.toHaveAttribute('aria-valuetext', said ?? '');
  await expectAccessible(page);
});

/** What another device of the member does. */
async function changeElsewhere(page: Page, id: string, note: string): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.patch(`/api/memory/moments/${id}`, {
    data: { note },
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
}

/** Signed in as on this page, and nothing else of this device. */
async function sessionOf(page: Page) {
  const { cookies } = await page.context().storageState();
  return { cookies, origins: [] };
}

/** Rewrites a moment of the day that is shown. */
async function rewrite(page: Page, language: Language, number: string, note: string): Promise<void> {
  await button(page, language, 'moments:moment.acts', { number }).click();
  await button(page, language, 'moments:moment.change').click();
  const form = page.getByRole('form', { name: text(language, 'moments:edit.title', { number }) });
  await form.getByRole('textbox').fill(note);
  await form.getByRole('button', { name: text(language, 'moments:edit.save'), exact: true }).click();
  await expect(form).toHaveCount(0);
}

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('moments are changed and put away without a connection, and another device’s words are not written over', async ({
    page,
    context,
    locale,
  }) => {
    const language = languageOf(locale);
    const { notes, changed, elsewhere } = words[language];
    await signUp(page, language);
    await page.goto('/memory-lane');
    const today = `date=${await daysBack(page, 0)}`;
    await untilInstalled(page);
    for (const note of notes) await keep(page, language, note);
    await expect.poll(async () => (await momentsOf(page, today)).length).toBe(3);

    await context.setOffline(true);
    await rewrite(page, language, '1', changed);
    await button(page, language, 'moments:moment.acts', { number: '3' }).click();
    await button(page, language, 'moments:moment.archive').click();
    await expect(page.locator('.moment-note')).toHaveText([notes[1], changed]);
    await expect(page.getByText(text(language, 'moments:change.waits'))).toHaveCount(1);
    await expectAccessible(page);
    // It is in the archive of this device already; nothing of it has left.
    await page.getByRole('link', { name: text(language, 'memory-lane:view.archive'), exact: true }).click();
    await expect(page.locator('.moment-note')).toHaveText([notes[2]]);
    await context.setOffline(false);
    await expect
      .poll(async () => (await momentsOf(page, today)).map(({ note }) => note))
      .toEqual([changed, notes[1]]);
    expect((await momentsOf(page, 'archived=true')).map(({ note }) => note)).toEqual([notes[2]]);

    // The same words are changed here, without a connection, and elsewhere.
    await page.getByRole('link', { name: text(language, 'memory-lane:view.day'), exact: true }).click();
    await expect(page.locator('.moment-note')).toHaveText([notes[1], changed]);
    const second = (await momentsOf(page, today))[1];
    await changeElsewhere(page, second?.id ?? '', elsewhere);
    await context.setOffline(true);
    await rewrite(page, language, '2', notes[2]);
    await context.setOffline(false);
    await expect(page.getByText(text(language, 'moments:change.conflict'))).toBeVisible();
    await expect(page.locator('.moment-versions dd')).toHaveText([notes[2], elsewhere]);
    await expectAccessible(page);
    await button(page, language, 'moments:change.settle.both').click();
    await expect
      .poll(async () => (await momentsOf(page, today)).map(({ note }) => note))
      .toEqual([changed, elsewhere, notes[2]]);
    await expect(page.getByText(text(language, 'moments:change.conflict'))).toHaveCount(0);
  });
});

test('an exercise is paused on one device and gone on with on another', async ({ page, browser, locale }) => {
  const language = languageOf(locale);
  const { before, market } = words[language];
  const say = (key: string) => `exercise-sessions:${key}`;
  await signUp(page, language);
  await page.goto(`/memory-lane?day=${await daysBack(page, 3)}`);
  await keep(page, language, before);
  await page.goto('/memory-lane?view=exercise');
  await button(page, language, say('begin.go')).click();
  await page.getByLabel(text(language, say('words.label'))).fill(market);
  await button(page, language, say('alone.remembered')).click();
  await button(page, language, say('alone.nothing')).click();
  await expect(page.getByText(before)).toBeVisible();
  await button(page, language, say('others.pause')).click();
  const sessions = async () =>
    (await (await page.request.get('/api/memory/exercise-sessions')).json()).data.items;
  await expect.poll(async () => (await sessions()).length).toBe(1);
  expect(JSON.stringify(await sessions())).not.toContain(market);

  // Another browser of the same member.
  const other = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    locale: locale ?? 'en',
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
    storageState: await sessionOf(page),
  });
  const phone = await other.newPage();
  await phone.goto('/memory-lane');
  await expect(phone.getByText(text(language, 'memory-lane:paused'))).toBeVisible();
  await phone.getByRole('link', { name: text(language, 'memory-lane:pausedGo') }).click();
  await expect(phone.locator('.exercise-resting')).toBeVisible();
  await expectAccessible(phone);
  await button(phone, language, say('resting.goOn')).click();
  await expect(phone.getByText(before)).toBeVisible();
  await button(phone, language, say('helped.remembered')).click();
  await button(phone, language, say('helped.toEnd')).click();
  await button(phone, language, say('end.keep')).click();
  await expect.poll(async () => (await sessions())[0]?.completedAt ?? null).not.toBeNull();
  expect(await sessions()).toMatchObject([{ unassistedDays: 1, assistedDays: 1 }]);
  await other.close();

  // The first one hears of it, and begins anew.
  await page.reload();
  await expect(button(page, language, say('begin.go'))).toBeVisible();
  await expect(page.getByText(text(language, say('elsewhere.ended'))).first()).toBeVisible();
});
