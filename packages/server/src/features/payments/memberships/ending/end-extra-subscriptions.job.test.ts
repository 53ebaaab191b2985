import { afterAll, beforeAll, expect, it } from 'vitest';
import { scheduledJobs } from '#server/jobs.ts';
import { paySandboxCheckout } from '#server/platform/payments/sandbox/operations/pay-sandbox-checkout.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { becomePremium } from '../testing/premium-member.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

it('ends a second subscription, gives its money back, and leaves the first as it was', async () => {
  const { context } = testApp;
  const { payments, paymentSandbox, pool } = context;
  if (!payments || !paymentSandbox) throw new TypeError('The sandbox is off.');
  // A provider that sells the same thing twice, as one does to whoever asks it past us.
  Object.assign(paymentSandbox.settings, { sellsSeveral: true });
  const client = await signedInClient(testApp);
  await becomePremium(testApp, client);
  const { rows } = await pool.query<{ id: string }>(
    'SELECT sandbox_customer_id AS id FROM users WHERE id = $1',
    [client.user.id],
  );
  const customerId = rows[0]?.id ?? '';
  const page = { returnUrl: 'http://localhost/a', cancelUrl: 'http://localhost/b', language: 'en' as const };
  const second = await payments.openCheckout({
    ...page,
    customerId,
    userId: client.user.id,
    interval: 'year',
    freeUntil: null,
    kind: 'page',
    key: 'past-us',
  });
  await paySandboxCheckout(paymentSandbox, {
    checkoutId: second.id,
    card: { kind: 'success' },
    key: 'pay-past-us',
  });
  const before = (await client.post('/api/memberships/recovery')).body.data.subscription;
  await receiveMails(testApp);
  for (let time = 0; time < 2; time += 1)
    await scheduledJobs(context)
      .find(({ name }) => name === 'end-extra-subscriptions')
      ?.run();
  const { subscriptions, invoices } = await payments.readCustomer(customerId);
  const states = subscriptions.map(({ interval, status }) => [interval, status]);
  expect(states).toEqual([
    ['month', 'active'],
    ['year', 'canceled'],
  ]);
  const given = invoices.map(({ amountPaid, refunds }) => [amountPaid, refunds.map(({ amount }) => amount)]);
  expect(given).toContainEqual([9999, [9999]]);
  expect(given).toContainEqual([999, []]);
  expect((await client.get('/api/memberships/current')).body.data.subscription).toEqual(before);
  const mails = await receiveMails(testApp);
  expect(mails.map(({ subject }) => subject)).toEqual(['You were charged twice: we are returning $99.99']);
  expect(mails[0]?.text).toContain('$99.99');
});
