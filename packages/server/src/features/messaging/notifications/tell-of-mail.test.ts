import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMails } from '#server/platform/mail/deliver-mails.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { MailKind } from '#server/platform/mail/mail.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { tellOfMail } from './tell-of-mail.ts';

const hour = 60 * 60_000;
let testApp: TestApp;
beforeAll(async () => {
  // Nothing listens there: every mail is tried in vain.
  testApp = await buildTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'chitta@example.org' } });
});
afterAll(() => testApp.close());

const kinds: MailKind[] = [
  { kind: 'greeting', write: async () => ({ subject: 'Hello', paragraphs: ['Hello.'] }) },
  { kind: 'pointless', write: async () => null },
];
const told = async ({ get }: SignedInClient) => (await get('/api/notifications')).body.data.items;
const send = ({ user }: SignedInClient, kind: string, recipient = user.email) =>
  enqueueMail(testApp.context, testApp.context.db, {
    userId: user.id,
    recipient,
    kind,
    language: null,
    origin: 'https://chitta.example',
  });
const deliver = () =>
  deliverMails(testApp.context, kinds, (tx, mail) => tellOfMail(testApp.context, tx, mail));

describe('a mail that could not be delivered', () => {
  it('is told of once it is given up, to whom the address belongs', async () => {
    const client = await signedInClient(testApp);
    await send(client, 'greeting');
    await deliver();
    expect(await told(client), 'it is tried again').toEqual([]);
    for (let time = 0; time < 8; time += 1) {
      testApp.clock.advance(13 * hour);
      await deliver();
    }
    expect(await told(client)).toMatchObject([{ kind: 'mail_not_delivered', path: '/account/security' }]);
  });

  it('is not told of where it went elsewhere, or lost its reason', async () => {
    const client = await signedInClient(testApp);
    await send(client, 'greeting', 'somebody-else@example.org');
    await send(client, 'pointless');
    for (let time = 0; time < 9; time += 1) {
      await deliver();
      testApp.clock.advance(13 * hour);
    }
    const { rows } = await testApp.context.pool.query(
      'SELECT FROM outgoing_mails WHERE user_id = $1 AND failed_at IS NOT NULL',
      [client.user.id],
    );
    expect(rows).toHaveLength(2);
    expect(await told(client)).toEqual([]);
  });
});
