import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { becomeAdministrator } from './support/administrator.ts';
import { signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** A text of the desk, by its key. */
const say = (language: Language, key: string, slots: Readonly<Record<string, string>> = {}) =>
  text(language, `tickets-desk:${key}`, slots);

const hostile = '<img src=x onerror="document.title=1"> qvorbel';

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  const isFit = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  expect(await page.evaluate(isFit)).toBe(true);
}

/** As the member's own page does it. */
async function openTicket(page: Page, title: string): Promise<number> {
  const answer = await page.request.post('/api/tickets', {
    data: { title, description: hostile, category: 'bug', mayBePublic: true, pageUrl: '/journal' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.id;
}

async function openFromList(page: Page, language: Language, words: string): Promise<void> {
  await page.goto('/admin/tickets');
  await page.getByRole('searchbox', { name: say(language, 'filter.words') }).fill(words);
  const found = page.getByRole('list', { name: say(language, 'found') });
  await expect(found.getByRole('listitem')).toHaveCount(1);
}

test('an administrator answers, notes, decides and merges, with canned answers', async ({
  page,
  browser,
  locale,
}) => {
  const language = languageOf(locale);
  const baseURL = process.env.CHITTA_E2E_ORIGIN ?? '';
  const context = await browser.newContext({ ...(locale && { locale }), baseURL, reducedMotion: 'reduce' });
  const own = await context.newPage();
  await signUp(own, language);
  // Words that no other journey writes.
  const mark = `q${Date.now().toString(36)}`;
  const first = await openTicket(own, `The moon ${mark}a stands still`);
  await openTicket(own, `The moon ${mark}b again ${hostile}`);

  await becomeAdministrator(page, language);
  await page.goto('/admin/canned-answers');
  await page.getByRole('button', { name: say(language, 'canned.write') }).click();
  await page.getByLabel(say(language, 'canned.name')).fill(mark);
  await page
    .getByRole('textbox', { name: say(language, 'languages.en') })
    .fill('Thank you, we look into it.');
  await page.getByRole('textbox', { name: say(language, 'languages.es') }).fill('Gracias, lo miramos.');
  await expectFit(page);
  await page.getByRole('button', { name: say(language, 'canned.keep') }).click();
  await expect(page.getByRole('heading', { level: 2, name: mark })).toBeVisible();
  await expectFit(page);

  await openFromList(page, language, `${mark}a`);
  await expectFit(page);
  // With keys alone: to the first row, and into it.
  await page.getByRole('searchbox').blur();
  const row = page.getByRole('list', { name: say(language, 'found') }).getByRole('link');
  // Single keys come a moment after the page.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(row).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `#${first}` })).toBeVisible();
  await expect(page.getByText(hostile, { exact: true })).toBeVisible();

  await page.getByLabel(say(language, 'canned.choose')).selectOption(mark);
  await page.getByLabel(say(language, 'canned.language'), { exact: true }).selectOption(language);
  await page.getByRole('button', { name: say(language, 'canned.insert') }).click();
  const canned = language === 'en' ? 'Thank you, we look into it.' : 'Gracias, lo miramos.';
  await expect(page.getByLabel(say(language, 'say.label.answer'))).toHaveValue(canned);
  await page.getByRole('button', { name: say(language, 'say.send.answer') }).click();
  await expect(page.locator('.desk-said[data-by=operator]')).toContainText(canned);
  await page.getByRole('radio', { name: say(language, 'say.way.note') }).check();
  await page.getByLabel(say(language, 'say.label.note')).fill('Among us.');
  await page.getByRole('button', { name: say(language, 'say.send.note') }).click();
  await expect(page.locator('.desk-said[data-by=note]')).toContainText('Among us.');
  await expectFit(page);

  const side = page.getByRole('complementary', { name: say(language, 'decide.title') });
  await side.getByLabel(say(language, 'status.next')).selectOption('in_progress');
  await side.getByRole('button', { name: say(language, 'status.go') }).click();
  await expect(side.locator('.desk-status')).toHaveAttribute('data-status', 'in_progress');
  await side.getByLabel(say(language, 'decide.readers')).selectOption('true');
  await side.getByLabel(say(language, 'decide.release')).fill('2.4');
  await side.getByRole('button', { name: say(language, 'decide.keep') }).click();
  await expect(side.getByRole('button', { name: say(language, 'decide.keep') })).toBeDisabled();

  // What the member hears of it: the answer and the status, and nothing of the note.
  const seen = await (await own.request.get(`/api/tickets/${first}`)).text();
  expect(seen).toContain(canned);
  expect(seen).toContain('in_progress');
  expect(seen).not.toContain('Among us.');

  await openFromList(page, language, `${mark}b`);
  await page
    .getByRole('list', { name: say(language, 'found') })
    .getByRole('link')
    .click();
  await side.getByLabel(say(language, 'status.next')).selectOption('duplicate');
  await side.getByRole('button', { name: say(language, 'status.findOriginal') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(`#${first}`);
  await dialog.getByRole('radio', { name: new RegExp(`^#${first} `) }).check();
  const merge = dialog.getByRole('button', { name: say(language, 'merge.go', { into: String(first) }) });
  await expect(merge).toBeEnabled();
  await expectFit(page);
  await merge.click();
  const goesOn = page.getByRole('link', { name: say(language, 'goesOn', { id: String(first) }) });
  await expect(goesOn).toBeVisible();
  await goesOn.click();
  await expect(page.getByRole('heading', { level: 1, name: `#${first}` })).toBeVisible();
  expect(await page.title()).not.toBe('1');

  await page.goto('/admin/audit');
  const act = text(language, 'audit-log:action.ticket_changed');
  await expect(page.getByRole('listitem').filter({ hasText: act }).first()).toBeVisible();
});
