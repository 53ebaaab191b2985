import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { totpCode } from '../../packages/server/src/testing/totp-code.ts';
import { linkInMail } from './mailbox.ts';
import { logIn, logOut, type NewMember, signUp } from './member.ts';
import { type Language, text } from './texts.ts';

const repository = path.dirname(path.dirname(import.meta.dirname));

/** What runs the service, typed where it runs. */
async function command(...words: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: process.env.CHITTA_E2E_DATA_DIR };
  await promisify(execFile)(process.execPath, ['packages/server/src/cli/main.ts', ...words], {
    cwd: repository,
    env,
  });
}

/** An administrator as one becomes one: address confirmed, role given on the command line, second factor at sign-in. */
export async function becomeAdministrator(page: Page, language: Language): Promise<NewMember> {
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
