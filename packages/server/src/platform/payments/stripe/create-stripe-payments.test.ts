import { cancelAtPeriodEnd } from '@chitta/payment-simulator/acts/cancel-at-period-end';
import { changeCard } from '@chitta/payment-simulator/acts/change-card';
import { payCheckout } from '@chitta/payment-simulator/acts/pay-checkout';
import { payInvoice } from '@chitta/payment-simulator/acts/pay-invoice';
import { startStripeServer } from '@chitta/payment-simulator/testing/stripe-server/start-stripe-server';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { EnvironmentError } from '#server/config/env.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { createTestClock } from '#server/testing/build-test-app.ts';
import type { NewCheckout } from '../payments.ts';
import { createStripePayments } from './create-stripe-payments.ts';

const day = 86_400_000;
const clock = createTestClock(new Date('2026-03-15T12:00:00Z'));
const server = await startStripeServer(clock);
afterAll(server.stop);
afterEach(() => {
  server.faults.length = 0;
});
const payments = createStripePayments({ ...server, clock });
const { world, requests, faults } = server;

let count = 0;
const nextKey = () => {
  count += 1;
  return `key:${count}`;
};
const newCustomer = () => {
  count += 1;
  return payments.createCustomer({ userId: count, email: 'ana@example.org', name: 'Ana' });
};
const checkoutOf = (customerId: string, changes: Partial<NewCheckout> = {}): NewCheckout => ({
  ...{ customerId, userId: 7, key: nextKey(), freeUntil: null, interval: 'month', language: 'en' },
  ...{ returnUrl: 'https://chitta.test/back?id={id}', cancelUrl: 'https://chitta.test/no', kind: 'page' },
  ...changes,
});
async function subscribe(interval: 'month' | 'year' = 'month') {
  const customerId = await newCustomer();
  const { id } = await payments.openCheckout(checkoutOf(customerId, { interval }));
  world.act(id, payCheckout, { checkoutId: id, card: { kind: 'success' } });
  const { subscriptions } = await payments.readCustomer(customerId);
  return { customerId, checkoutId: id, subscriptionId: subscriptions[0]?.id ?? '' };
}
/** What was asked since, as `METHOD path`. */
async function asked(work: () => Promise<unknown>) {
  const before = requests.length;
  await work();
  return requests.slice(before);
}

describe('a request', () => {
  it('names the version of the API, and a key where it writes', async () => {
    const made = await asked(subscribe);
    expect(new Set(made.map(({ headers }) => headers['stripe-version']))).toEqual(
      new Set(['2026-10-28.endive']),
    );
    const writes = made.filter(({ method }) => method === 'POST');
    expect(writes.every(({ headers }) => headers['idempotency-key'])).toBe(true);
    expect(made.some(({ headers }) => headers['x-stripe-client-telemetry'])).toBe(false);
  });

  it.each(['busy', 'broken', 'cut', 'after'] as const)(
    'that is %s is repeated, and does it once',
    async (fault) => {
      const { customerId } = await subscribe();
      const { invoices } = await payments.readCustomer(customerId);
      const refund = { invoiceId: invoices[0]?.id ?? '', amount: 100, key: nextKey() };
      await payments.readPrices();
      // The first request looks the invoice up.
      faults.push(fault);
      await payments.refund(refund);
      faults.push(fault);
      await payments.refund({ ...refund, key: nextKey() });
      const [invoice] = (await payments.readCustomer(customerId)).invoices;
      expect(invoice?.refunds).toHaveLength(2);
    },
  );

  it('whose answer was lost is done once, under its key', async () => {
    const customerId = await newCustomer();
    const checkout = checkoutOf(customerId);
    faults.push('after');
    const opened = await payments.openCheckout(checkout);
    expect(world.stateOf(customerId).checkouts.map(({ id }) => id)).toEqual([opened.id]);
  });
});

describe('a failure', () => {
  const reasonOf = (work: Promise<unknown>): Promise<AppError> =>
    work.then(
      () => {
        throw new TypeError('it succeeded');
      },
      (error: unknown) => {
        if (error instanceof AppError) return error;
        throw error;
      },
    );

  it.each(['busy', 'broken', 'cut'] as const)('that lasts is told as one of Stripe: %s', async (fault) => {
    faults.push(fault, fault, fault, fault);
    expect(await reasonOf(payments.findCheckout('cs_1'))).toMatchObject({ reason: 'payments.unavailable' });
  });

  it('of our own key is one of Stripe too', async () => {
    const locked = createStripePayments({ ...server, clock, secretKey: 'sk_test_other' });
    expect(await reasonOf(locked.readPrices())).toMatchObject({ reason: 'payments.unavailable' });
  });

  it('says nothing of what was asked, neither to members nor to logs', async () => {
    const error = await reasonOf(payments.readCustomer('cus_secret00000000'));
    expect(error).toMatchObject({ reason: 'payments.refused' });
    expect(`${error.cause}`).toMatch(/^Error: StripeInvalidRequestError 404 resource_missing req_\d+$/);
    expect(JSON.stringify([error, error.cause, Object.entries(error.cause ?? {})])).not.toContain('secret');
  });
});

describe('prices', () => {
  it('are asked for once a minute', async () => {
    clock.advance(60_000);
    expect(await asked(payments.readPrices)).toHaveLength(2);
    expect(await asked(payments.readPrices)).toHaveLength(0);
    clock.advance(60_000);
    expect(await asked(payments.readPrices)).toHaveLength(2);
  });

  it.each([
    [
      { month: 'price_yearly', year: 'price_yearly' },
      /STRIPE_PRICE_MONTHLY is no active price .* every month/,
    ],
    [
      { month: 'price_monthly', year: 'price_gone' },
      /STRIPE_PRICE_YEARLY is no price that this Stripe account has/,
    ],
  ])('that do not fit are the operator’s to mend', async (prices, problem) => {
    const wrong = createStripePayments({ ...server, clock, prices }).readPrices();
    await expect(wrong).rejects.toThrow(EnvironmentError);
    await expect(wrong).rejects.toThrow(problem);
  });
});

describe('a customer', () => {
  it('is read to the last page', async () => {
    const { customerId, subscriptionId } = await subscribe();
    clock.advance(10 * 365 * day);
    const made = await asked(async () => {
      const { invoices } = await payments.readCustomer(customerId);
      expect(invoices.length).toBeGreaterThan(110);
      expect(new Set(invoices.map(({ id }) => id)).size).toBe(invoices.length);
      expect(invoices.every((invoice) => invoice.cardFingerprint !== null)).toBe(true);
      expect(invoices.map(({ createdAt }) => createdAt)).toEqual(
        invoices.map(({ createdAt }) => createdAt).toSorted((one, other) => +one - +other),
      );
    });
    expect(made.filter(({ url }) => url.pathname === '/v1/invoices')).toHaveLength(2);
    expect(made.filter(({ url }) => url.searchParams.has('starting_after'))).toHaveLength(2);
    await payments.cancelNow({ subscriptionId, key: nextKey() });
  });

  it('is read with all that belongs to an invoice, however much that is', async () => {
    const { customerId } = await subscribe();
    world.act(customerId, changeCard, { card: { kind: 'fails_later' } });
    clock.advance(32 * day);
    const { invoices } = await payments.readCustomer(customerId);
    const invoiceId = invoices[1]?.id ?? '';
    for (const kind of [...Array.from({ length: 12 }, () => 'declined' as const), 'success' as const]) {
      world.act(invoiceId, payInvoice, { invoiceId, card: { kind } });
    }
    for (let part = 1; part <= 12; part += 1)
      await payments.refund({ invoiceId, amount: part, key: nextKey() });
    const [, paid] = (await payments.readCustomer(customerId)).invoices;
    expect(paid).toMatchObject({ status: 'paid', cardFingerprint: expect.any(String) });
    expect(paid?.refunds.map(({ amount }) => amount)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('may have bought something else, which is none of ours', async () => {
    const { customerId } = await subscribe();
    const others = { month: 'price_of_old', year: 'price_of_old_too' };
    const read = async () =>
      (await createStripePayments({ ...server, clock, prices: others }).readCustomer(customerId))
        .subscriptions;
    // Ours, though the plans have other prices by now.
    expect(await read()).toMatchObject([{ interval: 'month' }]);
    const [checkout] = world.stateOf(customerId).checkouts;
    world.keepMetadata(checkout?.id ?? '', { session: {}, subscription: {} });
    expect(await read()).toMatchObject([{ interval: null }]);
  });

  it('may have set the end on Stripe’s own page, and takes it back', async () => {
    const { customerId, subscriptionId } = await subscribe();
    world.act(subscriptionId, cancelAtPeriodEnd, { subscriptionId });
    world.endsByDay.add(subscriptionId);
    const endsOf = async () => (await payments.readCustomer(customerId)).subscriptions[0]?.cancelsAtPeriodEnd;
    expect(await endsOf()).toBe(true);
    await expect(payments.previewChange(subscriptionId, 'year')).rejects.toMatchObject({
      reason: 'payments.refused',
    });
    await payments.resume({ subscriptionId, key: nextKey() });
    expect(await endsOf()).toBe(false);
  });
});

describe('a checkout', () => {
  it('comes back with its id, wherever the fields are', async () => {
    const customerId = await newCustomer();
    for (const kind of ['page', 'form'] as const) {
      const { id } = await payments.openCheckout(checkoutOf(customerId, { kind }));
      const checkout = world.stateOf(customerId).checkouts.find((entry) => entry.id === id);
      expect(checkout?.returnUrl).toBe('https://chitta.test/back?id={CHECKOUT_SESSION_ID}');
      await payments.closeCheckout(id);
    }
  });

  it.each([
    [60, 60],
    [3, 3],
    [1.5, 2],
    [-1, 1],
  ])('that is free for %f days is never free for less: %f', async (days, given) => {
    const customerId = await newCustomer();
    const freeUntil = new Date(clock.now().getTime() + days * day);
    await payments.openCheckout(checkoutOf(customerId, { freeUntil }));
    const [checkout] = world.stateOf(customerId).checkouts;
    expect((checkout?.freeUntil ?? 0) * 1000 - clock.now().getTime()).toBe(given * day);
  });

  it('of somebody else is none', async () => {
    const { checkoutId } = await subscribe();
    world.keepMetadata(checkoutId, { session: {}, subscription: {} });
    expect(await payments.findCheckout(checkoutId)).toBeNull();
  });
});

it('lets a schedule go that has done its work, before anything else is done', async () => {
  const { customerId, subscriptionId } = await subscribe('year');
  const act = () => ({ subscriptionId, key: nextKey() });
  await payments.changePlan({ ...act(), interval: 'month', at: clock.now() });
  clock.advance(366 * day);
  expect(world.findActiveSchedule(subscriptionId, world.now())).toBeDefined();
  const { periodEnd = new Date() } = (await payments.readCustomer(customerId)).subscriptions[0] ?? {};
  await payments.delayRenewal({ ...act(), until: new Date(periodEnd.getTime() + 30 * day) });
  expect(world.findActiveSchedule(subscriptionId, world.now())).toBeUndefined();
});

it('goes on with a change whose first half was made', async () => {
  const { customerId, subscriptionId } = await subscribe('year');
  const change = { subscriptionId, key: nextKey(), interval: 'month', at: clock.now() } as const;
  world.createSchedule(subscriptionId);
  await payments.changePlan(change);
  expect((await payments.readCustomer(customerId)).subscriptions).toMatchObject([{ nextInterval: 'month' }]);
});

it('leaves free time free when the plan changes within it', async () => {
  const customerId = await newCustomer();
  const freeUntil = new Date(clock.now().getTime() + 30 * day);
  const { id } = await payments.openCheckout(checkoutOf(customerId, { freeUntil }));
  world.act(id, payCheckout, { checkoutId: id, card: { kind: 'success' } });
  const subscriptionId = (await payments.readCustomer(customerId)).subscriptions[0]?.id ?? '';
  const preview = await payments.previewChange(subscriptionId, 'year');
  expect(preview).toMatchObject({ takesEffect: 'now', dueNow: { amount: 0 }, renewsAt: freeUntil });
  await payments.changePlan({ subscriptionId, key: nextKey(), interval: 'year', at: preview.at });
  const { subscriptions, invoices } = await payments.readCustomer(customerId);
  expect(subscriptions).toMatchObject([{ interval: 'year', status: 'trialing', periodEnd: freeUntil }]);
  expect(invoices).toHaveLength(1);
});

it('gives nothing back where nothing was paid', async () => {
  const { customerId } = await subscribe();
  world.act(customerId, changeCard, { card: { kind: 'fails_later' } });
  clock.advance(32 * day);
  const { invoices } = await payments.readCustomer(customerId);
  const refund = { invoiceId: invoices[1]?.id ?? '', amount: 1, key: nextKey() };
  const made = await asked(() =>
    expect(payments.refund(refund)).rejects.toMatchObject({ reason: 'payments.refused' }),
  );
  expect(made.map(({ method }) => method)).toEqual(['GET']);
});
