import type { OutgoingMailState } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { linkOf, receiveMails } from '#server/testing/mailbox.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const admin = () => signedInClient(testApp, { isAdmin: true, username: 'operator', language: 'es' });

describe('the test of mails', () => {
  it('shows where they go, and the way of one to oneself', async () => {
    const client = await admin();
    const { body: sent } = await client.post('/api/email-test');
    expect(sent.data).toMatchObject({
      kind: 'email-test',
      state: 'queued',
      recipient: 'op…@e….org',
      attempts: 0,
    });
    const [mail] = await receiveMails(testApp);
    expect(mail?.subject).toBe(`Correo de prueba ${sent.data.id}`);
    expect(linkOf(mail)).toBe('/email-test');
    const { body } = await client.get('/api/email-test');
    expect(body.data).toMatchObject({
      target: expect.stringContaining('outbox'),
      from: 'Chitta <no-reply@localhost>',
      server: null,
    });
    expect(body.data.mails[0]).toMatchObject({ id: sent.data.id, state: 'sent', code: null, attempts: 1 });
    expect(JSON.stringify(body.data)).not.toContain('operator@example.org');
  });

  it('tells apart mails that wait, that failed and that were sent, newest first, twenty of them', async () => {
    const now = testApp.clock.now();
    const mail = (values: object) => ({
      userId: null,
      recipient: 'marisol@example.org',
      kind: 'verify-email',
      language: 'en' as const,
      origin: 'http://localhost:3000',
      createdAt: now,
      dueAt: new Date(now.getTime() + 3_600_000),
      ...values,
    });
    await testApp.context.db
      .insert(outgoingMails)
      .values([
        ...Array.from({ length: 20 }, () => mail({ sentAt: now, attempts: 1 })),
        mail({ attempts: 2, failure: 'ECONNECTION' }),
        mail({ attempts: 1, failedAt: now, failure: 'EENVELOPE 550' }),
      ]);
    const client = await signedInClient(testApp, { isAdmin: true });
    const { mails } = (await client.get('/api/email-test/mails')).body.data as { mails: OutgoingMailState[] };
    expect(mails).toHaveLength(20);
    expect(mails.slice(0, 3).map(({ state, code }) => [state, code])).toEqual([
      ['failed', 'EENVELOPE 550'],
      ['waiting', 'ECONNECTION'],
      ['sent', null],
    ]);
  });
});
