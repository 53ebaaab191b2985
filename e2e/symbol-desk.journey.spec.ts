import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { becomeAdministrator } from './support/administrator.ts';
import { dreamField, signUp } from './support/member.ts';
import { test } from './support/own-chitta.ts';
import { type Language, languageOf, text } from './support/texts.ts';

// One server for both, one after the other: what one publishes is what the other’s rules look at.
test.describe.configure({ mode: 'default' });

type Texts = Readonly<Record<string, string>>;

/** An entry for a word that nobody has; written as a person writes it, with a full stop that is missing at first. */
const entryFor = (word: string): Readonly<Record<Language, Texts>> => ({
  en: {
    name: word,
    category: 'Objects',
    function: 'hums when nobody turns it on',
    meaning: 'a habit that starts by itself',
    description: `Every ${word} hums along behind whatever else goes on. Nobody remembers switching theirs on.`,
    extended: `A loud ${word} wants a look inside; a quiet one may well stay where it is for another winter.`,
    insight: 'Which small routine ran yesterday before anybody asked for it?',
    deed: 'Switch one automatic thing off for ten minutes',
    variations: word,
  },
  es: {
    name: word,
    category: 'Objetos',
    function: 'zumba sin que nadie lo encienda',
    meaning: 'una costumbre que arranca sola',
    description: `Cada ${word} zumba detrás de lo demás. Nadie recuerda haber encendido el suyo.`,
    extended: `El ${word} ruidoso pide que le mires dentro; el callado puede quedarse otro invierno donde está.`,
    insight: '¿Qué pequeña rutina corrió ayer antes de que alguien la pidiera?',
    deed: 'Apaga diez minutos algo automático.',
    variations: word,
  },
});
const dreamWith = (word: string): Readonly<Record<Language, string>> => ({
  en: `There was a ${word} by the river behind my old house. I saw the ${word} and my brother opened the door.`,
  es: `Había un ${word} junto al río detrás de mi antigua casa. Vi el ${word} y mi hermano abrió la puerta.`,
});

/** A word of small letters alone, with the ending of a noun: no dictionary has it, and no other run of this journey. */
const freshWord = () => {
  const from = (letters: string) => letters.charAt(randomInt(letters.length));
  return `z${Array.from({ length: 5 }, () => from('aeou') + from('fgmpt')).join('')}blex`;
};

const say = (language: Language, key: string, slots: Readonly<Record<string, string>> = {}) =>
  text(language, `dictionary-admin:${key}`, slots);

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  const isFit = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  expect(await page.evaluate(isFit)).toBe(true);
}

const origin = (page: Page) => ({ origin: new URL(page.url()).origin });

/** As the member's own page keeps it. */
async function keepDream(page: Page, content: string): Promise<void> {
  const answer = await page.request.post('/api/dreams', {
    data: { userId: await idOf(page), content },
    headers: origin(page),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const idOf = async (page: Page): Promise<number> => (await (await page.request.get('/api/user')).json()).id;

/** The symbols that the server finds in a dream when it reads it now. */
async function read(page: Page, content: string): Promise<string[]> {
  const answer = await page.request.post('/api/translate-dream', {
    data: { userId: await idOf(page), content },
    headers: origin(page),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).symbols.map(({ id }: { id: string }) => id);
}

const typed = new Set(['meaning', 'insight']);

/** The fields of one language of the editor. */
const side = (page: Page, language: Language, of: Language) =>
  page.getByRole('group', { name: say(language, `language.${of}`), exact: true });

async function write(fields: Locator, language: Language, texts: Texts): Promise<void> {
  for (const [name, words] of Object.entries(texts)) {
    const field = fields.getByRole('textbox', { name: say(language, `field.${name}`), exact: true });
    // Some key by key: what a page does with each of them is a part of it.
    if (typed.has(name)) {
      await field.fill('');
      await field.pressSequentially(words);
    } else await field.fill(words);
    await expect(field).toHaveValue(words);
  }
}

async function openEntry(page: Page, language: Language, word: string): Promise<void> {
  await page.goto(`/admin/symbol-management?symbol=${word}`);
  const name = say(language, 'editor.symbol', { key: word });
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Does something until it shows, as a person does whom a busy server asks to try again. */
async function insist(act: () => Promise<void>, seen: Locator): Promise<void> {
  await expect(async () => {
    if (!(await seen.isVisible())) await act();
    await expect(seen).toBeVisible();
  }).toPass({ timeout: 150_000 });
}

const pressPublish = (page: Page, language: Language) =>
  page.getByRole('button', { name: say(language, 'editor.publish'), exact: true }).click();

async function publish(page: Page, language: Language): Promise<void> {
  await insist(
    () => pressPublish(page, language),
    page.getByRole('status').filter({ hasText: say(language, 'editor.published') }),
  );
}

/** What the rules say is there, though a busy server may want to be asked again. */
async function checked(page: Page, language: Language, found: Locator): Promise<void> {
  const again = page.getByRole('button', { name: say(language, 'rules.again') });
  await insist(async () => {
    if (await again.isVisible()) await again.click();
  }, found);
}

const historyOf = (page: Page, language: Language) =>
  page.getByRole('list', { name: say(language, 'history.title') }).getByRole('listitem');

/** Takes the last change back, which is one more. */
async function undo(page: Page, language: Language): Promise<void> {
  const history = historyOf(page, language);
  const before = await history.count();
  await insist(
    () =>
      history
        .first()
        .getByRole('button', { name: say(language, 'history.undo') })
        .click(),
    history.nth(before),
  );
}

/** A window of its own for somebody else. */
async function otherPage(
  page: Page,
  { locale, baseURL = '' }: { locale: string | undefined; baseURL: string | undefined },
): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new TypeError('no browser');
  const context = await browser.newContext({ ...(locale && { locale }), baseURL, reducedMotion: 'reduce' });
  return context.newPage();
}

test('a missing word is written, tried, published, read with at once, and taken back', async ({
  page,
  locale,
  baseURL,
}) => {
  test.slow();
  const language = languageOf(locale);
  const word = freshWord();
  const dream = dreamWith(word)[language];
  const member = await otherPage(page, { locale, baseURL });
  await signUp(member, language);
  await keepDream(member, dream);
  await keepDream(member, `${dream} ${language === 'en' ? 'I woke up.' : 'Me desperté.'}`);
  expect(await read(member, dream)).not.toContain(word);
  // A page that is open meanwhile, with words in it.
  await member.goto('/dream-input');
  await dreamField(member, language).fill(dream);
  const marks = member.locator('mark');
  await expect(marks.first()).toBeAttached();
  await expect(marks.filter({ hasText: word })).toHaveCount(0);

  await becomeAdministrator(page, language);
  await page.goto('/admin/symbol-management');
  const row = page
    .getByRole('list', { name: say(language, 'missing.title') })
    .getByRole('listitem')
    .filter({ hasText: word });
  await expect(row).toContainText(say(language, 'missing.dreams_other', { count: '2' }));
  await expect(row).toContainText(`${say(language, 'wordKind.article')} …`);
  await expectFit(page);
  await row.getByRole('button', { name: say(language, 'missing.write', { word }) }).click();
  const texts = entryFor(word);
  const own = side(page, language, language);
  const ways = own.getByRole('textbox', { name: say(language, 'field.variations'), exact: true });
  await expect(ways).toHaveValue(word);
  for (const of of ['en', 'es'] as const) await write(side(page, language, of), language, texts[of]);

  // A rule is broken beside its field, and kept again.
  const deed = side(page, language, 'en').getByRole('textbox', { name: say(language, 'field.deed') });
  const broken = say(language, 'rule.noFullStop', { field: say(language, 'field.deed') });
  const found = page.getByRole('list', { name: say(language, 'rules.title') });
  await checked(page, language, found.getByText(broken));
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(deed).toHaveAttribute('aria-invalid', 'true');
  await expectFit(page);
  await deed.press('End');
  await deed.pressSequentially('.');
  await checked(page, language, page.getByText(say(language, 'rules.kept')));
  await expect(deed).not.toHaveAttribute('aria-invalid', 'true');

  // What is written is not lost to a wrong click.
  await page.getByRole('button', { name: say(language, 'editor.close') }).click();
  const dialog = page.getByRole('dialog', { name: say(language, 'unsaved.title') });
  await dialog.getByRole('button', { name: say(language, 'unsaved.stay') }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByLabel(say(language, `preview.sentence.${language}`)).fill(dream);
  await insist(
    () => page.getByRole('button', { name: say(language, 'preview.read') }).click(),
    page.locator('.desk-previewed').filter({ hasText: `${word} → ${word}` }),
  );
  await expect(page.locator('.desk-previewed')).toContainText(texts[language].meaning ?? '');

  await publish(page, language);
  await expect(row).toHaveCount(0);
  await expectFit(page);
  expect(await read(member, dream)).toContain(word);
  // The page that was open all the time reads with it, too, when its writer goes on.
  await expect(async () => {
    await dreamField(member, language).press('End');
    await dreamField(member, language).pressSequentially('.');
    await expect(marks.filter({ hasText: word }).first()).toBeAttached({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });

  const history = historyOf(page, language);
  await expect(history).toHaveCount(1);
  await expect(history.first()).toContainText(say(language, 'history.created'));
  await undo(page, language);
  await expect(history.first()).toContainText(say(language, 'history.undone'));
  expect(await read(member, dream)).not.toContain(word);
  // The word waits again, and a page that is opened now does not know it.
  await expect(row).toHaveCount(1);
  await member.goto('/dream-input');
  await dreamField(member, language).fill(dream);
  await expect(marks.first()).toBeAttached();
  await expect(marks.filter({ hasText: word })).toHaveCount(0);
  await member.context().close();
});

test('two who write one entry at once lose nothing', async ({ page, locale }) => {
  test.slow();
  const language = languageOf(locale);
  await becomeAdministrator(page, language);
  const deedIn = (at: Page) =>
    side(at, language, 'en').getByRole('textbox', { name: say(language, 'field.deed'), exact: true });
  await openEntry(page, language, 'lighthouse');
  const released = await deedIn(page).inputValue();
  // The same person in another window is somebody else to the entry.
  const second = await page.context().newPage();
  await openEntry(second, language, 'lighthouse');
  await deedIn(second).fill('Leave one lamp on tonight, and look at it from outside.');
  await publish(second, language);

  await deedIn(page).fill('Walk to the end of one street after dark.');
  const conflict = page.getByRole('alert', { name: say(language, 'conflict.title') });
  await insist(() => pressPublish(page, language), conflict);
  await expect(conflict).toContainText('Leave one lamp on tonight, and look at it from outside.');
  await expect(conflict).toContainText('Walk to the end of one street after dark.');
  await expectFit(page);
  await conflict.getByRole('button', { name: say(language, 'conflict.keepMine') }).click();
  await expect(deedIn(page)).toHaveValue('Walk to the end of one street after dark.');
  await publish(page, language);
  await expect(historyOf(page, language)).toHaveCount(2);
  // Taken back, the other's text is the entry again.
  await undo(page, language);
  await expect(deedIn(page)).toHaveValue('Leave one lamp on tonight, and look at it from outside.');
  await undo(page, language);
  await expect(deedIn(page)).toHaveValue('Walk to the end of one street after dark.');

  const hidden = page.getByText(say(language, 'editor.isHidden'));
  await insist(() => page.getByRole('button', { name: say(language, 'editor.hide') }).click(), hidden);
  await undo(page, language);
  await expect(hidden).toHaveCount(0);
  await expect(deedIn(page)).not.toHaveValue(released);
});
