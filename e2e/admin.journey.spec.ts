import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { becomeAdministrator } from './support/administrator.ts';
import { linkInMail } from './support/mailbox.ts';
import { logIn, type NewMember, signUp } from './support/member.ts';
import { type Language, languageOf } from './support/texts.ts';

const repository = path.dirname(import.meta.dirname);
const folders = {
  'admin-desk': 'app/locales',
  'admin-users': 'features/admin/admin-users/locales',
  'audit-log': 'features/admin/audit-log/locales',
  'reason-form': 'ui/reason-form/locales',
};

/** A text of the desk, by its key. */
function say(language: Language, key: string, slots: Readonly<Record<string, string>> = {}): string {
  const [namespace, dotted = ''] = key.split(':') as [keyof typeof folders, string];
  const file = path.join('packages/web/src', folders[namespace], `${namespace}.${language}.json`);
  const words: unknown = JSON.parse(readFileSync(path.join(repository, file), 'utf8'));
  const found = dotted.split('.').reduce((node, part) => (node as Record<string, unknown>)[part], words);
  return String(found).replace(/\{\{(\w+)\}\}/g, (_, slot: string) => slots[slot] ?? '');
}

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  const isFit = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  expect(await isFit()).toBe(true);
}

/** Does an act from the page of a member, with its reason. */
async function act(page: Page, language: Language, kind: string, { username }: NewMember): Promise<void> {
  const button = { name: say(language, `admin-users:do.${kind}`), exact: true };
  await page.getByRole('button', button).click();
  const title = say(language, `admin-users:act.${kind}`, { name: username });
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel(say(language, 'reason-form:reason'), { exact: true }).fill(`Tried: ${kind}.`);
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
    .getByLabel(say(language, 'reason-form:reason'), { exact: true })
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
