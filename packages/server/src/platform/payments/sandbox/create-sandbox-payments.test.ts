import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { advanceDueCustomers } from './operations/advance-due-customers.ts';
import { changeSandboxCard } from './operations/change-sandbox-card.ts';
import { confirmSandboxPayment } from './operations/confirm-sandbox-payment.ts';
import { decideSandboxDispute } from './operations/decide-sandbox-dispute.ts';
import { disputeSandboxInvoice } from './operations/dispute-sandbox-invoice.ts';
import { moveSandboxClock } from './operations/move-sandbox-clock.ts';
import { paySandboxCheckout } from './operations/pay-sandbox-checkout.ts';
import { paySandboxInvoice } from './operations/pay-sandbox-invoice.ts';
import { readSandboxAccount } from './operations/read-sandbox-account.ts';
import { readSandboxCheckout } from './operations/read-sandbox-checkout.ts';
import { markDelivered, takeEvents } from './take-events.ts';
import { buildCheckout, buildCustomer, buildSandbox } from './testing/build-sandbox.ts';

const { sandbox, payments, clock, database, heard, subscribe } =
  await buildSandbox('2026-01-31T12:00:00.400Z');
afterAll(() => database.drop());
const card = { kind: 'success' } as const;
const refused = { reason: 'payments.refused' };

describe('a customer', () => {
  it('is made once, also by many at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => payments.createCustomer(buildCustomer(1))));
    expect(new Set(ids).size).toBe(1);
    expect(heard.filter(({ type }) => type === 'customer.created')).toHaveLength(1);
  });

  it('is known by a new name and address, and by the old ones again', async () => {
    const id = await payments.createCustomer(buildCustomer(2));
    const emails: string[] = [];
    for (const email of ['new@example.org', 'new@example.org', 'm2@example.org']) {
      await payments.updateCustomer(id, { ...buildCustomer(2), email });
      const { rows } = await database.pool.query(
        `SELECT state->'customer'->>'email' AS email FROM sandbox_customers WHERE user_id = 2`,
      );
      emails.push(rows[0].email);
    }
    expect(emails).toEqual(['new@example.org', 'new@example.org', 'm2@example.org']);
  });

  it('that nobody knows is refused', async () => {
    await expect(payments.readCustomer('cus_00000000000000')).rejects.toMatchObject(refused);
    expect(await payments.findCheckout('cs_00000000000000000000')).toBeNull();
    expect(await payments.findCheckout('nonsense')).toBeNull();
  });

  it('goes with the member', async () => {
    const inserted = await database.pool.query(
      `INSERT INTO users (username, username_key, email, email_key, created_at)
       VALUES ('ana', 'ana', 'a@b.c', 'a@b.c', now()) RETURNING id`,
    );
    const userId = inserted.rows[0].id;
    const { customerId } = await subscribe(userId);
    await database.pool.query('DELETE FROM users WHERE id = $1', [userId]);
    await expect(payments.readCustomer(customerId)).rejects.toMatchObject(refused);
  });
});

describe('a checkout', () => {
  it('is paid on its page and leads back', async () => {
    const customerId = await payments.createCustomer(buildCustomer(10));
    const opened = await payments.openCheckout(buildCheckout(customerId, 10));
    expect(opened).toMatchObject({ status: 'open', clientSecret: null, interval: 'month', customerId });
    expect(opened.url).toBe(`https://chitta.test/payment-sandbox/checkouts/${opened.id}`);
    expect(await readSandboxCheckout(sandbox, opened.id)).toMatchObject({
      price: { amount: 999, currency: 'usd' },
      language: 'es',
      isAwaited: false,
      returnUrl: `https://chitta.test/subscription/success?checkout=${opened.id}`,
    });
    const slow = { checkoutId: opened.id, card: { kind: 'authentication' }, key: 'p1' } as const;
    expect((await paySandboxCheckout(sandbox, slow)).outcome).toBe('authentication_needed');
    expect(await readSandboxCheckout(sandbox, opened.id)).toMatchObject({ isAwaited: true });
    await confirmSandboxPayment(sandbox, { targetId: opened.id, isConfirmed: true, key: 'p2' });
    const state = await payments.readCustomer(customerId);
    const found = await payments.findCheckout(opened.id);
    expect(found).toMatchObject({
      status: 'complete',
      url: null,
      subscriptionId: state.subscriptions[0]?.id,
    });
    expect(state.invoices[0]?.pageUrl).toMatch(/^http:\/\/localhost:3000\/payment-sandbox\/invoices\/in_/);
  });

  it('is one for one key, and closed for good', async () => {
    const customerId = await payments.createCustomer(buildCustomer(11));
    const checkout = buildCheckout(customerId, 11);
    const opened = await Promise.all(Array.from({ length: 5 }, () => payments.openCheckout(checkout)));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const id = opened[0]?.id ?? '';
    expect(await payments.closeCheckout(id)).toMatchObject({ status: 'expired', url: null });
    expect(await payments.closeCheckout(id)).toMatchObject({ status: 'expired' });
    const late = paySandboxCheckout(sandbox, { checkoutId: id, card, key: 'late' });
    await expect(late).rejects.toMatchObject(refused);
    const other = payments.openCheckout({ ...checkout, interval: 'year' });
    await expect(other).rejects.toMatchObject(refused);
  });

  it('paid twenty times at once is one subscription and one charge', async () => {
    const customerId = await payments.createCustomer(buildCustomer(12));
    const { id } = await payments.openCheckout({ ...buildCheckout(customerId, 12), kind: 'form' });
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        paySandboxCheckout(sandbox, { checkoutId: id, card, key: `pay:${n}` }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { subscriptions, invoices } = await payments.readCustomer(customerId);
    expect([subscriptions.length, invoices.length]).toEqual([1, 1]);
  });
});

it('gives the free time that was promised, also to a customer whose time is ahead', async () => {
  const customerId = await payments.createCustomer(buildCustomer(13));
  await moveSandboxClock(sandbox, { customerId, days: 60 });
  const freeUntil = new Date(clock.now().getTime() + 10 * 86_400_000);
  const { id } = await payments.openCheckout({ ...buildCheckout(customerId, 13), freeUntil });
  await paySandboxCheckout(sandbox, { checkoutId: id, card, key: 'pay' });
  const [subscription] = (await payments.readCustomer(customerId)).subscriptions;
  const seconds = Number(subscription?.trialEnd) - Number(subscription?.createdAt);
  expect([subscription?.status, Math.round(seconds / 86_400_000)]).toEqual(['trialing', 10]);
});

describe('a subscription', () => {
  it('changes as its preview said', async () => {
    const { customerId, subscriptionId } = await subscribe(20);
    const preview = await payments.previewChange(subscriptionId, 'year');
    expect(preview).toMatchObject({ takesEffect: 'now', dueNow: { amount: 9999 - preview.credit.amount } });
    clock.advance(5_000);
    await payments.changePlan({ subscriptionId, interval: 'year', at: preview.at, key: 'c1' });
    const { invoices, subscriptions } = await payments.readCustomer(customerId);
    expect(invoices[1]?.amountPaid).toBe(preview.dueNow.amount);
    expect(subscriptions[0]?.periodEnd).toEqual(preview.renewsAt);
    const back = await payments.previewChange(subscriptionId, 'month');
    expect(back).toMatchObject({ takesEffect: 'period_end', dueNow: { amount: 0, currency: 'usd' } });
    await payments.changePlan({ subscriptionId, interval: 'month', at: back.at, key: 'c2' });
    await payments.keepPlan({ subscriptionId, key: 'c3' });
    await expect(payments.keepPlan({ subscriptionId, key: 'c4' })).rejects.toMatchObject(refused);
  });

  it('lives in a time of its own', async () => {
    const { customerId, subscriptionId } = await subscribe(21);
    const other = await subscribe(22);
    const now = await moveSandboxClock(sandbox, { customerId, days: 40 });
    expect(now.getTime() - clock.now().getTime()).toBeGreaterThan(39.9 * 86_400_000);
    expect((await payments.readCustomer(customerId)).invoices).toHaveLength(2);
    expect((await payments.readCustomer(other.customerId)).invoices).toHaveLength(1);
    await payments.cancelAtPeriodEnd({ subscriptionId, key: 'a' });
    await payments.resume({ subscriptionId, key: 'b' });
    await payments.delayRenewal({ subscriptionId, key: 'c', until: new Date('2026-05-31T12:00:00Z') });
    await moveSandboxClock(sandbox, { customerId, days: 50 });
    expect((await payments.readCustomer(customerId)).subscriptions[0]?.status).toBe('trialing');
    await payments.cancelNow({ subscriptionId, key: 'd' });
    expect((await payments.readCustomer(customerId)).subscriptions[0]?.status).toBe('canceled');
  });

  it('renews by itself when its time has come', async () => {
    const { customerId } = await subscribe(23);
    await moveSandboxClock(sandbox, { customerId, days: 27 });
    while ((await advanceDueCustomers(sandbox, 5)) > 0);
    heard.length = 0;
    clock.advance(2 * 86_400_000);
    expect(await advanceDueCustomers(sandbox, 500)).toBeGreaterThan(0);
    expect(await advanceDueCustomers(sandbox, 500)).toBe(0);
    const types = heard.filter((event) => event.customerId === customerId).map(({ type }) => type);
    expect(types).toContain('invoice.paid');
  });

  it('goes on once what was owed is paid with another card', async () => {
    const { customerId } = await subscribe(24);
    await changeSandboxCard(sandbox, { customerId, card: { kind: 'fails_later' }, key: 'card' });
    await moveSandboxClock(sandbox, { customerId, days: 33 });
    const { customer } = await readSandboxAccount(sandbox, customerId);
    expect(customer.subscriptions[0]?.status).toBe('past_due');
    await paySandboxInvoice(sandbox, { invoiceId: customer.invoices[1]?.id ?? '', card, key: 'pay it' });
    expect((await payments.readCustomer(customerId)).subscriptions[0]?.status).toBe('active');
  });
});

it('gives money back once, and lets banks take it', async () => {
  const { customerId, invoiceId } = await subscribe(30);
  await Promise.all(Array.from({ length: 4 }, () => payments.refund({ invoiceId, amount: 300, key: 'r1' })));
  const disputeId = await disputeSandboxInvoice(sandbox, { invoiceId, isInquiry: false, key: 'd1' });
  await expect(payments.refund({ invoiceId, amount: 1, key: 'r2' })).rejects.toMatchObject(refused);
  await decideSandboxDispute(sandbox, { disputeId, outcome: 'lost', key: 'd2' });
  const [invoice] = (await payments.readCustomer(customerId)).invoices;
  expect(invoice).toMatchObject({ refunds: [{ amount: 300 }], disputes: [{ amount: 699, status: 'lost' }] });
});

it('leads to a page for cards that leads back', async () => {
  const customerId = await payments.createCustomer(buildCustomer(31));
  const page = await payments.openPortal({ customerId, returnUrl: 'https://chitta.test/account?a=b' });
  expect(page).toBe(
    'https://chitta.test/payment-sandbox/account?return=https%3A%2F%2Fchitta.test%2Faccount%3Fa%3Db',
  );
});

describe('events', () => {
  it('wait in their order until somebody has them', async () => {
    await markDelivered(
      sandbox,
      (await takeEvents(sandbox, 10_000)).map(({ id }) => id),
    );
    heard.length = 0;
    await subscribe(40);
    const waiting = await takeEvents(sandbox, 100);
    expect(waiting).toEqual(heard);
    expect((await takeEvents(sandbox, 3)).length).toBe(3);
    await markDelivered(
      sandbox,
      waiting.slice(0, 4).map(({ id }) => id),
    );
    expect(await takeEvents(sandbox, 100)).toEqual(heard.slice(4));
  });

  it('are told outside of whatever transaction they came from, and a deaf listener stops nothing', async () => {
    const { subscriptionId, customerId } = await subscribe(41);
    let told: Promise<unknown> | undefined;
    sandbox.onEvents(() => {
      told = inTransaction(database.db, async () => 'a transaction of its own');
      throw new TypeError('deaf');
    });
    await inTransaction(database.db, async () => payments.cancelNow({ subscriptionId, key: 'n' }));
    expect(await told).toBe('a transaction of its own');
    expect((await payments.readCustomer(customerId)).subscriptions[0]?.status).toBe('canceled');
  });
});
