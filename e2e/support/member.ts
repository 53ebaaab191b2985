import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { forgetSignUps } from './database.ts';
import { type Language, text } from './texts.ts';

export interface NewMember {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export function newMember(): NewMember {
  const username = `dreamer${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: `four quiet ${username} words` };
}

/** Signs up through the form, as a person does, and closes what greets a newcomer. */
export async function signUp(page: Page, language: Language, member = newMember()): Promise<NewMember> {
  await forgetSignUps();
  await page.goto('/signup');
  await page.getByLabel(text(language, 'accounts:fields.username'), { exact: true }).fill(member.username);
  await page.getByLabel(text(language, 'accounts:fields.email'), { exact: true }).fill(member.email);
  await page.getByLabel(text(language, 'accounts:fields.password'), { exact: true }).fill(member.password);
  await page.getByRole('button', { name: text(language, 'accounts:signup.submit') }).click();
  await page.waitForURL('**/dream-input');
  await page.getByRole('button', { name: text(language, 'tutorial:close') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return member;
}

export async function logIn(page: Page, language: Language, member: NewMember): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(text(language, 'accounts:fields.usernameOrEmail')).fill(member.username);
  await page.getByLabel(text(language, 'accounts:fields.password'), { exact: true }).fill(member.password);
  await page
    .locator('form')
    .getByRole('button', { name: text(language, 'accounts:login.submit'), exact: true })
    .click();
}

export function dreamField(page: Page, language: Language) {
  return page.getByRole('textbox', { name: text(language, 'dreams:editor.label') });
}

/** Signs out by the menu that this size of screen has. */
export async function logOut(page: Page, language: Language, member: NewMember): Promise<void> {
  const menu = page.getByRole('button', { name: text(language, 'app:nav.openMenu') });
  if (await menu.isVisible()) await menu.click();
  else
    await page
      .getByRole('button', { name: text(language, 'app:nav.profileOf', { name: member.username }) })
      .click();
  const name = text(language, 'app:nav.logout');
  await page.getByRole('menuitem', { name }).or(page.getByRole('button', { name })).click();
  await page.waitForURL('**/login');
}
