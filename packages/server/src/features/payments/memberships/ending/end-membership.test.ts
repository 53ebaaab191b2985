import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduledJobs } from '#server/jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { becomePremium } from '../testing/premium-member.ts';

const day = 24 * 60 * 60_000;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const run = (name: string) =>
  scheduledJobs(testApp.context)
    .find((job) => job.name === name)
    ?.run();

async function customerOf({ user }: SignedInClient) {
  const { payments, pool } = testApp.context;
  if (!payments) throw new TypeError('The sandbox is off.');
  const { rows } = await pool.query<{ id: string }>(
    'SELECT sandbox_customer_id AS id FROM users WHERE id = $1',
    [user.id],
  );
  return payments.readCustomer(rows[0]?.id ?? '');
}

async function premium(): Promise<SignedInClient> {
  const client = await signedInClient(testApp);
  await becomePremium(testApp, client);
  return client;
}

describe('an account that is closed', () => {
  it('is charged nothing more, and ends its membership for good as it is erased', async () => {
    const client = await premium();
    await client.post('/api/account-deletion');
    await run('end-memberships-of-closed-accounts');
    expect((await customerOf(client)).subscriptions).toMatchObject([{ cancelsAtPeriodEnd: true }]);
    testApp.clock.advance(8 * day);
    await run('erase-closed-accounts');
    const { rowCount } = await testApp.context.pool.query('SELECT 1 FROM users WHERE id = $1', [
      client.user.id,
    ]);
    expect(rowCount).toBe(0);
  });

  it('is not erased while nobody can say that it will not be charged', async () => {
    const client = await premium();
    await client.post('/api/account-deletion');
    testApp.clock.advance(8 * day);
    const { payments } = testApp.context;
    if (!payments) throw new TypeError('The sandbox is off.');
    const readCustomer = payments.readCustomer;
    Object.assign(payments, { readCustomer: () => Promise.reject(new Error('down')) });
    const isThere = async () =>
      (await testApp.context.pool.query('SELECT 1 FROM users WHERE id = $1', [client.user.id])).rowCount;
    try {
      await run('erase-closed-accounts');
      expect(await isThere()).toBe(1);
    } finally {
      Object.assign(payments, { readCustomer });
    }
    await run('erase-closed-accounts');
    expect(await isThere()).toBe(0);
  });
});

describe('mails about a membership', () => {
  it('come once each, in the language of the member', async () => {
    const client = await signedInClient(testApp, { language: 'es' });
    await receiveMails(testApp);
    await becomePremium(testApp, client);
    await client.post('/api/memberships/recovery');
    const began = await receiveMails(testApp);
    expect(began.map(({ subject }) => subject)).toEqual(['Tu suscripción premium ha comenzado']);
    expect(began[0]?.text).toContain('¿No lo pediste tú?');
    await client.post('/api/memberships/cancellation');
    await client.post('/api/memberships/recovery');
    expect((await receiveMails(testApp)).map(({ subject }) => subject)).toEqual([
      'Tu suscripción premium está cancelada',
    ]);
    await client.post('/api/payment-sandbox/clock', { days: 32 });
    const ended = await receiveMails(testApp);
    expect(ended.map(({ subject }) => subject)).toEqual(['Tu suscripción premium ha terminado']);
    expect(ended[0]?.text).not.toContain('¿No lo pediste tú?');
  });

  it('tell of a payment that failed, with its amount', async () => {
    const client = await signedInClient(testApp);
    await becomePremium(testApp, client, { card: { kind: 'fails_later' } });
    await receiveMails(testApp);
    await client.post('/api/payment-sandbox/clock', { days: 32 });
    const [mail, ...others] = await receiveMails(testApp);
    expect(mail?.text).toContain('$9.99');
    expect(others).toEqual([]);
  });
});
