import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { confirmAddress, forgetSignUps } from './database.ts';
import { linkInMail } from './mailbox.ts';
import { type NewMember, newMember, signUp } from './member.ts';
import { type Language, text } from './texts.ts';

/** Keeps a dream as the page does, without a reading. */
export async function keepDream(page: Page, language: Language, content: string): Promise<void> {
  const { id } = await (await page.request.get('/api/user')).json();
  const answer = await page.request.post('/api/dreams', {
    data: { userId: id, content, language },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Signs up a member with a confirmed address and a name in the community. */
export async function joinCommunity(page: Page, language: Language, pseudonym: string): Promise<NewMember> {
  const member = await signUp(page, language);
  await page.goto(await linkInMail(member.email, '/verify-email'));
  await expect(
    page.getByRole('heading', { name: text(language, 'email-verification:page.done') }),
  ).toBeVisible();
  await page.goto('/community/profile');
  await page.getByLabel(text(language, 'community-profile:pseudonym')).fill(pseudonym);
  await page.getByLabel(text(language, 'community-profile:year')).fill('1984');
  await page.getByRole('button', { name: text(language, 'community-profile:keep'), exact: true }).click();
  await expect(page.getByText(text(language, 'community-profile:kept')).first()).toBeVisible();
  return member;
}

/** A member of the community without a window: one of many others. */
export async function otherMember(origin: string, pseudonym: string): Promise<APIRequestContext> {
  await forgetSignUps();
  const member = newMember();
  const client = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  expect((await client.post('/api/signup', { data: member })).ok()).toBe(true);
  await confirmAddress(member.username);
  const named = await client.put('/api/community/profile', { data: { pseudonym, birthYear: 1984 } });
  expect(named.ok(), await named.text()).toBe(true);
  return client;
}
