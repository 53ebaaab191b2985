import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { deliverMails } from './deliver-mails.ts';
import { enqueueMail } from './enqueue-mail.ts';
import type { MailKind, NewMail } from './mail.ts';
import { createMailer } from './mailer.ts';
import { startMailDelivery } from './start-mail-delivery.ts';

/** A real mail server on this machine, which can be told to refuse. */
async function startMailServer() {
  const received: string[] = [];
  let refusal: { code: number; at: 'recipient' | 'data' } | null = null;
  const refuse = (at: 'recipient' | 'data') =>
    refusal?.at === at ? Object.assign(new Error('refused'), { responseCode: refusal.code }) : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse('recipient')),
    onData(stream, _session, done) {
      let content = '';
      stream.on('data', (chunk: Buffer) => {
        content += chunk.toString();
      });
      stream.on('end', () => {
        const error = refuse('data');
        if (!error) received.push(content);
        done(error);
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (next: typeof refusal) => {
      refusal = next;
    },
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

const kinds: MailKind[] = [
  {
    kind: 'greeting',
    write: async ({ params }) => ({
      subject: `Hello ${params.name}\nBcc: everyone@example.org`,
      paragraphs: [`<b>${params.name}</b> & more`],
      action: { label: 'Open', url: 'https://chitta.example/open?a=1&b=2' },
    }),
  },
  { kind: 'pointless', write: async () => null },
  {
    kind: 'forwarded',
    write: async () => ({
      to: { address: 'eva@example.org', language: 'en' },
      subject: 'For somebody else',
      paragraphs: ['Hello'],
    }),
  },
];
const greeting: NewMail = {
  userId: null,
  recipient: 'ana@example.org',
  kind: 'greeting',
  language: 'es',
  origin: 'https://chitta.example',
  params: { name: 'Ana' },
};

let server: Awaited<ReturnType<typeof startMailServer>>;
let testApp: TestApp;

beforeAll(async () => {
  server = await startMailServer();
  testApp = await buildTestApp({
    env: { SMTP_URL: server.url, MAIL_FROM: 'Chitta <dreams@chitta.example>' },
  });
});
afterEach(async () => {
  server.refuse(null);
  server.received.length = 0;
  await testApp.context.db.delete(outgoingMails);
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});

const enqueue = (changes: Partial<NewMail> = {}) =>
  enqueueMail(testApp.context, testApp.context.db, { ...greeting, ...changes });
const deliver = () => deliverMails(testApp.context, kinds);
const rows = () => testApp.context.db.select().from(outgoingMails);

describe('deliverMails', () => {
  it('sends a mail once through the mail server, as text and as page', async () => {
    await enqueue();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const mail = await PostalMime.parse(server.received[0] ?? '');
    expect(mail.subject).toBe('Hello Ana Bcc: everyone@example.org');
    expect(mail.from).toMatchObject({ address: 'dreams@chitta.example' });
    expect(mail.to).toMatchObject([{ address: 'ana@example.org' }]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).toContain('<b>Ana</b> & more');
    expect(mail.html).toContain('&lt;b&gt;Ana&lt;/b&gt; &amp; more');
    expect(mail.html).toContain('lang="es"');
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, params: {} });
    expect(row?.sentAt).not.toBeNull();
  });

  it('keeps one mail of a fact', async () => {
    await enqueue({ fact: 'welcome:1' });
    await enqueue({ fact: 'welcome:1' });
    expect(await deliver()).toBe(1);
  });

  it('sends each of many mails once where several nodes do so', async () => {
    for (let number = 0; number < 35; number += 1) await enqueue({ params: { name: `N${number}` } });
    const counts = await Promise.all([deliver(), deliver(), deliver()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(35);
    expect(new Set(server.received.map((content) => /^Subject: (.*)$/m.exec(content)?.[1])).size).toBe(35);
  });

  it('tries again later where the server is in trouble, and gives up in the end', async () => {
    server.refuse({ code: 451, at: 'data' });
    await enqueue();
    await deliver();
    expect(await deliver()).toBe(0);
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      sentAt: null,
      failedAt: null,
      failure: 'EMESSAGE 451',
    });
    testApp.clock.advance(61_000);
    server.refuse(null);
    expect(await deliver()).toBe(1);

    server.refuse({ code: 451, at: 'data' });
    await enqueue();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await deliver();
      testApp.clock.advance(13 * 3_600_000);
    }
    const failed = (await rows()).find(({ sentAt }) => sentAt === null);
    expect(failed, 'it can be sent again').toMatchObject({ attempts: 8, params: { name: 'Ana' } });
    expect(failed?.failedAt).not.toBeNull();
  });

  it('does not ask twice for an address that the server does not know', async () => {
    server.refuse({ code: 550, at: 'recipient' });
    await enqueue();
    await deliver();
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, failure: 'EENVELOPE 550' });
    expect(row?.failedAt).not.toBeNull();
  });

  it('sends a mail to whom its text names, in their language', async () => {
    await enqueue({ kind: 'forwarded' });
    await deliver();
    const mail = await PostalMime.parse(server.received[0] ?? '');
    expect(mail.to).toMatchObject([{ address: 'eva@example.org' }]);
    expect(mail.html).toContain('lang="en"');
  });

  it('lets go of a mail that has lost its reason, and of a kind that no longer exists', async () => {
    await enqueue({ kind: 'pointless' });
    await enqueue({ kind: 'forgotten' });
    expect(await deliver()).toBe(0);
    const dropped = { failure: 'not_needed', recipient: '' };
    expect(await rows()).toMatchObject([dropped, dropped]);
    expect(server.received).toEqual([]);
  });
});

describe('startMailDelivery', () => {
  it('sends after the commit and nothing of what was rolled back', async () => {
    const { context } = testApp;
    const delivery = startMailDelivery(context, kinds);
    const undone = inTransaction(context.db, async (tx) => {
      await enqueueMail(context, tx, greeting);
      throw new TypeError('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await inTransaction(context.db, (tx) =>
      enqueueMail(context, tx, { ...greeting, params: { name: 'Eva' } }),
    );
    await expect.poll(() => server.received.length).toBe(1);
    await delivery.stop();
    expect(server.received[0]).toContain('Eva');
  });
});

describe('createMailer', () => {
  it('says whether the server would take mails', async () => {
    await testApp.context.mail.verify();
    const { config, secrets } = testApp.context;
    const nobody = createMailer({ config, secrets: { ...secrets, smtpUrl: 'smtp://127.0.0.1:9' } });
    await expect(nobody.verify()).rejects.toThrow();
  });

  it('puts mails in a folder where there is no server', async () => {
    const local = await buildTestApp();
    await enqueueMail(local.context, local.context.db, greeting);
    expect(await deliverMails(local.context, kinds)).toBe(1);
    const [mail] = await receiveMails(local);
    expect(mail?.text).toContain('https://chitta.example/open?a=1&b=2');
    await local.close();
  });
});
