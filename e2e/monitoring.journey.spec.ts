import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { listenForMails } from '../packages/server/src/testing/mail-server.ts';
import { expectAccessible } from './support/accessibility.ts';
import { becomeAdministrator } from './support/administrator.ts';
import { freePort, startChitta } from './support/chitta.ts';
import { newMember } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** A server of its own, which can be started again with a mail server where nobody listens. */
const test = base.extend<
  object,
  { readonly own: { readonly origin: string; loseMailServer(): Promise<number> } }
>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the braces
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-e2e-monitoring-'));
      const shared = process.env.CHITTA_E2E_DATA_DIR;
      const port = await freePort();
      let chitta = await startChitta(dataDir, port);
      process.env.CHITTA_E2E_DATA_DIR = dataDir;
      await use({
        origin: chitta.origin,
        async loseMailServer() {
          const mailPort = await freePort();
          await chitta.stop();
          const environment = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_FROM: 'chitta@example.org' };
          chitta = await startChitta(dataDir, port, undefined, environment);
          return mailPort;
        },
      });
      process.env.CHITTA_E2E_DATA_DIR = shared;
      await chitta.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ own }, use) => use(own.origin),
});

const say = (language: Language, key: string, slots?: Record<string, string | number>) =>
  text(language, `monitoring:${key}`, slots);

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

/** People sign up, each of whom is sent a mail. */
async function signUpThree(origin: string): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    const answer = await fetch(`${origin}/api/signup`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(newMember()),
    });
    expect(answer.ok, await answer.text()).toBe(true);
  }
}

test('an administrator sees how the service is doing, is told that mails do not go, and that they go again', async ({
  page,
  own,
  locale,
}) => {
  test.setTimeout(300_000);
  const language = languageOf(locale);
  const administrator = await becomeAdministrator(page, language);
  await page.goto('/system-monitoring');
  await expect(page.getByText(say(language, 'all.ok'))).toBeVisible({ timeout: 60_000 });
  await expectFit(page);

  const mailPort = await own.loseMailServer();
  await signUpThree(own.origin);
  await page.goto('/system-monitoring');
  const alarms = page.getByRole('list', { name: say(language, 'alarms.title') });
  const alarm = alarms
    .getByRole('listitem')
    .filter({ hasText: say(language, 'rules.mail_server_down.name') });
  // Nobody touches the page meanwhile.
  await expect(alarm).toBeVisible({ timeout: 90_000 });
  await expect(alarm).toContainText(say(language, 'state.alarm'));
  await alarm.getByRole('button', { name: say(language, 'alarms.acknowledge') }).press('Enter');
  await expect(alarm).toContainText(say(language, 'alarms.acknowledged', { time: '' }).trim());
  const mute = alarm.getByRole('group').getByRole('button').first();
  await mute.press('Enter');
  await alarm.getByRole('button', { name: say(language, 'mute.end') }).press('Enter');
  await expect(alarm.getByRole('group').getByRole('button')).toHaveCount(4);
  await expectFit(page);

  const mails = await listenForMails(mailPort);
  // Mails are tried again a minute later.
  await expect(page.getByText(say(language, 'all.ok'))).toBeVisible({ timeout: 150_000 });
  await expect(alarm).toHaveCount(0);
  await expect.poll(() => mails.recipients, { timeout: 60_000 }).toContain(administrator.email);
  await mails.close();

  await page.goto('/notifications');
  const rule = text(language, 'notifications:rules.mail_server_down');
  for (const kind of ['alarm_raised', 'alarm_resolved']) {
    const title = text(language, `notifications:kinds.${kind}.title`, { rule, where: '' });
    await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
  }
  await expectFit(page);
});
