import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { totpCode } from '../packages/server/src/testing/totp-code.ts';
import { expectAccessible } from './support/accessibility.ts';
import { linkInMail } from './support/mailbox.ts';
import { logIn, logOut, type NewMember, signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

const repository = path.dirname(import.meta.dirname);
const folders = {
  'admin-desk': 'app/locales',
  'admin-users': 'features/admin/admin-users/locales',
  'audit-log': 'features/admin/audit-log/locales',
};

/** A text of the desk, by its key. */
function say(language: Language, key: string, slots: Readonly<Record<string, string>> = {}): string {
  const [namespace, dotted = ''] = key.split(':') as [keyof typeof folders, string];
  const file = path.join('packages/web/src', folders[namespace], `${namespace}.${language}.json`);
  const words: unknown = JSON.parse(readFileSync(path.join(repository, file), 'utf8'));
  const found = dotted.split('.').reduce((node, part) => (node as Record<string, unknown>)[part], words);
  return String(found).replace(/\{\{(\w+)\}\}/g, (_, slot: string) => slots[slot] ?? '');
}

/** What runs the service, typed where it runs. */
async function command(...words: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: process.env.CHITTA_E2E_DATA_DIR };
  await promisify(execFile)(process.execPath, ['packages/server/src/cli/main.ts', ...words], {
    cwd: repository,
    env,
  });
}

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  const isFit = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  expect(await isFit()).toBe(true);
}

/** An administrator as one becomes one: address confirmed, role given on the command line, second factor at sign-in. */
async function becomeAdministrator(page: Page, language: Language): Promise<NewMember> {
  const member = await signUp(page, language);
  await page.goto(await linkInMail(member.email, '/verify-email'));
  const done = text(language, 'email-verification:page.done');
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await command('admin', 'grant', member.username);
  // Nothing opens before there is a second factor: the desk leads to where one is set up.
  await page.goto('/admin');
  await page.waitForURL('**/account/security**');
  await page.getByRole('button', { name: text(language, 'factors:totp.begin'), exact: true }).click();
  const key = ((await page.locator('.factors-key').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(text(language, 'factors:totp.code')).fill(totpCode(key));
  await page.getByRole('button', { name: text(language, 'factors:totp.confirm'), exact: true }).click();
  await page.getByRole('button', { name: text(language, 'factors:codes.kept'), exact: true }).click();
  await logOut(page, language, member);
  await logIn(page, language, member);
  const code = page.getByLabel(text(language, 'accounts:second.totp.label'));
  // The present one was used to set it up.
  await code.fill(totpCode(key, Date.now() + 30_000));
  await code.press('Enter');
  await page.waitForURL('**/dream-input');
  await page.getByRole('button', { name: text(language, 'app:tutorial.close') }).click();
  return member;
}

/** Does an act from the page of a member, with its reason. */
async function act(page: Page, language: Language, kind: string, { username }: NewMember): Promise<void> {
  const button = { name: say(language, `admin-users:do.${kind}`), exact: true };
  await page.getByRole('button', button).click();
  const title = say(language, `admin-users:act.${kind}`, { name: username });
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel(say(language, 'admin-users:reason'), { exact: true }).fill(`Tried: ${kind}.`);
  await dialog.getByRole('button', button).click();
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
}

async function openMember(page: Page, language: Language, { username }: NewMember): Promise<void> {
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: say(language, 'admin-users:search') }).fill(username);
  const found = page.getByRole('list', { name: say(language, 'admin-users:found') });
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expectFit(page);
  await found.getByRole('link', { name: username, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
}

test('an administrator looks after accounts, and each act stands in the log', async ({
  page,
  browser,
  locale,
}) => {
  const language = languageOf(locale);
  const elsewhere = async () => {
    const baseURL = process.env.CHITTA_E2E_ORIGIN ?? '';
    const context = await browser.newContext({ ...(locale && { locale }), baseURL, reducedMotion: 'reduce' });
    return context.newPage();
  };
  const own = await elsewhere();
  const member = await signUp(own, language);

  await own.goto('/admin');
  await expect(own.getByRole('heading', { name: say(language, 'admin-desk:only.title') })).toBeVisible();
  await expectFit(own);
  const refused = await own.request.get('/api/admin/users');
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'FORBIDDEN']);

  await becomeAdministrator(page, language);
  await openMember(page, language, member);
  await act(page, language, 'endSessions', member);
  await own.goto('/journal');
  await own.waitForURL('**/login**');
  await act(page, language, 'grantAccess', member);
  await act(page, language, 'verify', member);
  await act(page, language, 'suspend', member);
  await expectFit(page);
  await logIn(own, language, member);
  await expect(own.getByRole('alert')).toBeVisible();

  const unproven = await signUp(await elsewhere(), language);
  await page.goto('/admin/verification');
  const row = page.getByRole('listitem').filter({ hasText: unproven.email });
  await expect(row).toBeVisible();
  await expectFit(page);
  const closing = say(language, 'admin-users:act.close', { name: unproven.username });
  await row.getByRole('button', { name: closing }).click();
  const dialog = page.getByRole('dialog', { name: closing });
  await dialog
    .getByLabel(say(language, 'admin-users:reason'), { exact: true })
    .fill('Signed up by a script.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  expect(await linkInMail(unproven.email, '/cancel-deletion')).toContain('#token=');

  await page.goto('/admin/audit');
  for (const kind of ['endSessions', 'grantAccess', 'verify', 'suspend'])
    await expect(page.getByText(`Tried: ${kind}.`).first()).toBeVisible();
  await expect(page.getByText('Signed up by a script.').first()).toBeVisible();
  await expectFit(page);
});
