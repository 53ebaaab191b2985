import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { mailKinds } from '#server/mails.ts';
import { deliverMails } from '#server/platform/mail/deliver-mails.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import { linkOf, receiveMails } from '#server/testing/mailbox.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { readTableWrites } from '#server/testing/table-state.ts';
import { sendDueReminders } from '../sending/send-due-reminders.ts';
import { readReminded, remindedMember } from '../testing/reminder-fixture.ts';
import { buildReminderSettings } from '../testing/reminder-samples.ts';
import { createUnsubscribeToken } from './unsubscribe-token.ts';

const byMail = { ...buildReminderSettings().channels, morning: { push: false, mail: true } };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = 'List-Unsubscribe=One-Click';
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp({ env: { PUBLIC_URL: 'https://dreams.example' } });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.context.pool.query('DELETE FROM reminder_plans');
  testApp.clock.set(new Date('2026-11-23T12:00:00Z'));
  await receiveMails(testApp);
});

const mailed = (user: Parameters<typeof remindedMember>[1] = {}) =>
  remindedMember(testApp, { hasDevice: false, settings: { channels: byMail }, ...user });

async function sendMorning(day = 24): Promise<void> {
  testApp.clock.set(new Date(`2026-11-${day}T06:00:00Z`));
  await sendDueReminders(testApp.context);
}

/** As the server of a mail program presses it: a form, without cookies, from nowhere. */
const press = (url: string, payload = oneClick) =>
  createClient(testApp).send({ method: 'POST', url, payload, headers: form });
const pathOf = async ({ user }: SignedInClient) =>
  `/api/reminders/unsubscribe/${await createUnsubscribeToken(testApp.context, user.id)}`;
const mailChosen = async (client: SignedInClient) =>
  (await client.get('/api/reminders')).body.data.channels.morning.mail;

describe('a reminder by mail', () => {
  it('has exactly one pair of headers to be stopped by, and says how', async () => {
    const client = await mailed();
    await sendMorning();
    await deliverMails(testApp.context, mailKinds(testApp.context));
    const [mail] = await readOutbox(testApp.context.config.dataDir);
    const raw = await readFile(mail?.path ?? '', 'utf8');
    const [head = ''] = raw.split('\n\n');
    const headers = head.replace(/\n[ \t]+/g, ' ').split('\n');
    const named = (name: string) =>
      headers.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    const path = await pathOf(client);
    expect(named('List-Unsubscribe')).toEqual([`List-Unsubscribe: <https://dreams.example${path}>`]);
    expect(named('List-Unsubscribe-Post')).toEqual([`List-Unsubscribe-Post: ${oneClick}`]);
    const [received] = await receiveMails(testApp);
    expect(received).toMatchObject({ subject: 'Lie still: what was there?' });
    expect(linkOf(received)).toBe('/dream-input?night=1');
    expect(received?.text).toContain(`https://dreams.example/unsubscribe#token=${path.split('/').at(-1)}`);
  });

  it('goes only where it was chosen, to an address that is proven', async () => {
    await mailed({ emailVerified: false });
    await mailed({ emailNotifications: false });
    await mailed({ settings: {} });
    await sendMorning();
    expect(await receiveMails(testApp)).toEqual([]);
  });

  it('is not sent any more once it has lost its use', async () => {
    const [late, stopped] = [await mailed(), await mailed()];
    await sendMorning();
    await press(await pathOf(stopped));
    testApp.clock.advance(4 * 60 * 60_000 + 1);
    expect(await receiveMails(testApp)).toEqual([]);
    expect(await readReminded(testApp, late).mails()).toMatchObject([{ failure: 'not_needed' }]);
  });

  it('is no mail that an account needs: those have no such header', async () => {
    const client = await mailed();
    await client.post('/api/password/forgot', { email: client.user.email });
    await deliverMails(testApp.context, mailKinds(testApp.context));
    const [mail] = await readOutbox(testApp.context.config.dataDir);
    expect(mail?.mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });
});

describe('stopping by one press', () => {
  it('needs no cookies, and holds until mails are chosen again', async () => {
    const client = await mailed();
    const path = await pathOf(client);
    expect(await press(path)).toMatchObject({ status: 200, body: { success: true } });
    expect(await mailChosen(client)).toBe(false);
    expect((await client.get('/api/reminders')).body.data.mailStoppedAt).toBe('2026-11-23T12:00:00.000Z');
    await sendMorning();
    expect(await receiveMails(testApp)).toEqual([]);
    // Pressed twice, as programs do.
    expect((await press(path)).status).toBe(200);
    const payload = buildReminderSettings({ channels: byMail });
    await client.send({ method: 'PUT', url: '/api/reminders', payload });
    expect((await client.get('/api/reminders')).body.data.mailStoppedAt).toBeNull();
    await sendMorning(25);
    expect(await receiveMails(testApp)).toHaveLength(1);
  });

  it('takes the form as a whole or in parts, and from a page of another site', async () => {
    const client = await mailed();
    const boundary = 'frontier';
    const parts = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
    const answer = await createClient(testApp).send({
      method: 'POST',
      url: await pathOf(client),
      payload: parts,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        origin: 'https://mail.example',
      },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await mailChosen(client)).toBe(false);
  });

  it('leaves pushes as they are', async () => {
    const both = { ...byMail, morning: { push: true, mail: true } };
    const client = await mailed({ settings: { channels: both } });
    await press(await pathOf(client));
    expect((await client.get('/api/reminders')).body.data.channels.morning).toEqual({
      push: true,
      mail: false,
    });
  });

  it('shows the page where the link is opened, and changes nothing', async () => {
    const client = await mailed();
    const path = await pathOf(client);
    const before = await readTableWrites(testApp.context.pool);
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await testApp.app.inject({
        method,
        url: path,
        headers: { host: 'dreams.example' },
      });
      expect([statusCode, headers.location]).toEqual([
        303,
        `/unsubscribe#token=${encodeURIComponent(path.split('/').at(-1) ?? '')}`,
      ]);
    }
    expect(await readTableWrites(testApp.context.pool)).toEqual(before);
    expect(await mailChosen(client)).toBe(true);
  });

  it('is for the member of the link alone', async () => {
    const [client, other] = [await mailed(), await mailed()];
    const own = await createUnsubscribeToken(testApp.context, client.user.id);
    const [, signature] = own.split('.');
    const before = await readTableWrites(testApp.context.pool);
    for (const token of [`${other.user.id}.${signature}`, `${own}x`, own.slice(0, -1), 'x', `0${own}`]) {
      const refused = await press(`/api/reminders/unsubscribe/${token}`);
      expect([refused.status, refused.body.reason]).toEqual([404, 'links.unknown']);
    }
    expect(await readTableWrites(testApp.context.pool)).toEqual(before);
    const { db } = testApp.context;
    const path = await pathOf(other);
    await db.delete(users).where(eq(users.id, other.user.id));
    expect((await press(path)).body.reason).toBe('links.unknown');
  });
});
