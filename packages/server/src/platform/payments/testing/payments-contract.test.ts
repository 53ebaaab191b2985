import type { PlanInterval } from '@chitta/contract/limits';
import type { CardKind } from '@chitta/payment-simulator/state';
import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { CheckoutState, NewCheckout } from '../payments.ts';
import { startSandboxProvider, startStripeProvider } from './providers.ts';

const start = '2026-03-15T12:00:00Z';
const day = 86_400_000;
const usd = (amount: number) => ({ amount, currency: 'usd' });
const refused = expect.objectContaining({ reason: 'payments.refused' });

/** What every provider promises, each asked the same. */
describe.each([
  ['the sandbox', startSandboxProvider],
  ['Stripe', startStripeProvider],
])('%s', async (_, startProvider) => {
  const { payments, clock, bank, stop } = await startProvider(start);
  afterAll(stop);
  let count = 0;
  const nextNumber = () => {
    count += 1;
    return count;
  };

  async function newCustomer() {
    const userId = nextNumber();
    const customer = { userId, email: `m${userId}@example.org`, name: `Member ${userId}` };
    return { userId, customer, customerId: await payments.createCustomer(customer) };
  }

  const checkoutOf = (
    { customerId, userId }: { customerId: string; userId: number },
    changes: Partial<NewCheckout> = {},
  ): NewCheckout => ({
    ...{ customerId, userId, key: `checkout:${nextNumber()}`, freeUntil: null, interval: 'month' },
    returnUrl: 'https://chitta.test/back?checkout={id}',
    cancelUrl: 'https://chitta.test/subscribe',
    ...{ language: 'es', kind: 'page' },
    ...changes,
  });

  /** A member with a plan that is paid. */
  async function subscribe(interval: PlanInterval = 'month', card: CardKind = 'success', changes = {}) {
    const member = await newCustomer();
    const { id } = await payments.openCheckout(checkoutOf(member, { interval, ...changes }));
    await bank.pay(id, card);
    const state = await payments.readCustomer(member.customerId);
    const subscriptionId = state.subscriptions[0]?.id ?? '';
    const act = () => ({ subscriptionId, key: `act:${nextNumber()}` });
    const read = async () => {
      const { subscriptions, invoices, ...rest } = await payments.readCustomer(member.customerId);
      return { subscription: subscriptions[0], invoices, subscriptions, ...rest };
    };
    return { ...member, checkoutId: id, subscriptionId, act, read };
  }
  const passDays = (days: number) => clock.advance(days * day);

  it('has the prices of the plans', async () => {
    expect(await payments.readPrices()).toEqual({ month: usd(999), year: usd(9999) });
  });

  it('makes one customer of a member, under whatever name', async () => {
    const { customerId, customer } = await newCustomer();
    expect(await payments.createCustomer({ ...customer, email: 'new@example.org' })).toBe(customerId);
    await payments.updateCustomer(customerId, { ...customer, name: 'Another' });
    expect(await payments.readCustomer(customerId)).toEqual({
      ...{ id: customerId, subscriptions: [], invoices: [], cardFingerprints: [], card: null },
    });
    await expect(payments.readCustomer('cus_zzzzzzzzzzzzzz')).rejects.toThrow(refused);
  });

  it('opens a checkout once, has it paid, and tells what came of it', async () => {
    const member = await newCustomer();
    const checkout = checkoutOf(member);
    const opened = await payments.openCheckout(checkout);
    expect(opened).toEqual<CheckoutState>({
      ...{ id: expect.any(String), customerId: member.customerId, status: 'open', interval: 'month' },
      ...{ subscriptionId: null, url: expect.stringContaining(opened.id), clientSecret: null },
      expiresAt: new Date(clock.now().getTime() + day),
    });
    expect(await payments.openCheckout(checkout)).toEqual(opened);
    await expect(payments.openCheckout({ ...checkout, interval: 'year' })).rejects.toThrow(refused);
    expect(await bank.pay(opened.id, 'declined')).toMatchObject({ outcome: 'declined' });
    await bank.pay(opened.id, 'success');
    const { subscriptions, invoices, ...rest } = await payments.readCustomer(member.customerId);
    const now = clock.now();
    const periodEnd = new Date('2026-04-15T12:00:00Z');
    expect(subscriptions).toEqual([
      {
        ...{ id: expect.any(String), status: 'active', interval: 'month', nextInterval: null },
        ...{ createdAt: now, anchor: now, periodStart: now, periodEnd },
        ...{ trialEnd: null, cancelsAtPeriodEnd: false, endedAt: null },
      },
    ]);
    expect(invoices).toEqual([
      {
        ...{
          id: expect.any(String),
          number: expect.stringMatching(/-0001$/),
          status: 'paid',
          reason: 'create',
        },
        subscriptionId: subscriptions[0]?.id,
        ...{ currency: 'usd', total: 999, tax: 0, amountDue: 999, amountPaid: 999, attempts: 1 },
        ...{ periodStart: now, periodEnd, createdAt: now, paidAt: now, nextAttemptAt: null },
        ...{ pageUrl: expect.stringMatching(/^https?:/), documentUrl: expect.stringMatching(/^https?:/) },
        ...{ cardFingerprint: expect.any(String), refunds: [], disputes: [] },
      },
    ]);
    expect(rest).toEqual({
      id: member.customerId,
      cardFingerprints: [invoices[0]?.cardFingerprint],
      card: { brand: 'visa', last4: '4242' },
    });
    expect(await payments.findCheckout(opened.id)).toEqual({
      ...opened,
      ...{ status: 'complete', url: null, subscriptionId: subscriptions[0]?.id },
    });
    expect(await payments.openCheckout(checkout)).toMatchObject({ status: 'complete' });
    expect(await payments.closeCheckout(opened.id)).toMatchObject({ status: 'complete' });
  });

  it('has fields within our page too, and closes what is open', async () => {
    const member = await newCustomer();
    const opened = await payments.openCheckout(checkoutOf(member, { kind: 'form' }));
    expect(opened).toMatchObject({ url: null, clientSecret: expect.any(String) });
    expect(await payments.closeCheckout(opened.id)).toMatchObject({ status: 'expired', clientSecret: null });
    expect(await payments.closeCheckout(opened.id)).toMatchObject({ status: 'expired' });
    expect(await payments.findCheckout('cs_zzzzzzzzzzzzzz')).toBeNull();
  });

  it('charges when the free time is over', async () => {
    const freeUntil = new Date(clock.now().getTime() + 30 * day);
    const { read } = await subscribe('year', 'success', { freeUntil });
    expect(await read()).toMatchObject({
      subscription: { status: 'trialing', trialEnd: freeUntil, periodEnd: freeUntil, interval: 'year' },
      invoices: [{ amountPaid: 0, status: 'paid', reason: 'create' }],
    });
    passDays(31);
    expect(await read()).toMatchObject({
      subscription: { status: 'active', anchor: freeUntil },
      invoices: [{}, { amountPaid: 9999, reason: 'cycle' }],
      card: { last4: '4242' },
    });
  });

  it('renews, falls behind when the card fails, and recovers with another', async () => {
    const { read, subscription, customerId } = await subscribe('month').then(async (bought) => ({
      ...bought,
      subscription: (await bought.read()).subscription,
    }));
    passDays(32);
    const renewed = await read();
    expect(renewed.subscription?.periodStart).toEqual(subscription?.periodEnd);
    expect(renewed.invoices).toMatchObject([{ reason: 'create' }, { reason: 'cycle', amountPaid: 999 }]);
    await bank.changeCard(customerId, 'fails_later');
    passDays(31);
    const behind = await read();
    expect(behind).toMatchObject({ subscription: { status: 'past_due' }, card: { brand: 'mastercard' } });
    const open = behind.invoices[2];
    expect(open).toMatchObject({ status: 'open', amountPaid: 0, amountDue: 999, paidAt: null });
    expect(open).toMatchObject({ documentUrl: null, pageUrl: expect.any(String), cardFingerprint: null });
    expect(open?.nextAttemptAt?.getTime()).toBeGreaterThan(clock.now().getTime());
    await bank.payInvoice(open?.id ?? '', 'success');
    expect(await read()).toMatchObject({
      subscription: { status: 'active' },
      invoices: [{}, {}, { status: 'paid', amountPaid: 999, nextAttemptAt: null }],
    });
  });

  it('changes to the year at once, for what the preview said', async () => {
    const { subscriptionId, act, read } = await subscribe();
    passDays(10);
    const preview = await payments.previewChange(subscriptionId, 'year');
    expect(preview).toMatchObject({ takesEffect: 'now', at: clock.now(), renewalPrice: usd(9999) });
    expect(preview.credit.amount).toBeGreaterThan(600);
    expect(preview.dueNow).toEqual(usd(9999 - preview.credit.amount));
    clock.advance(60_000);
    const change = { ...act(), interval: 'year', at: preview.at } as const;
    await payments.changePlan(change);
    const changed = await read();
    expect(changed).toMatchObject({
      subscription: { interval: 'year', nextInterval: null, periodEnd: preview.renewsAt },
      invoices: [{}, { reason: 'change', amountPaid: preview.dueNow.amount, periodEnd: preview.renewsAt }],
    });
    await payments.changePlan(change);
    expect(await read()).toEqual(changed);
    await expect(payments.previewChange(subscriptionId, 'year')).rejects.toThrow(refused);
  });

  it('changes nothing where the card does not pay', async () => {
    const { subscriptionId, act, read } = await subscribe('month', 'fails_later');
    const before = await read();
    const { at } = await payments.previewChange(subscriptionId, 'year');
    const change = payments.changePlan({ ...act(), interval: 'year', at });
    await expect(change).rejects.toThrow(refused);
    expect(await read()).toEqual(before);
  });

  it('changes to the month when the year is used up, unless that is taken back', async () => {
    const { subscriptionId, act, read } = await subscribe('year');
    const { subscription: before } = await read();
    const preview = await payments.previewChange(subscriptionId, 'month');
    expect(preview).toMatchObject({ takesEffect: 'period_end', at: before?.periodEnd, dueNow: usd(0) });
    const change = { ...act(), interval: 'month', at: preview.at } as const;
    await payments.changePlan(change);
    expect(await read()).toMatchObject({ subscription: { interval: 'year', nextInterval: 'month' } });
    await payments.keepPlan(act());
    expect((await read()).subscription).toEqual(before);
    await payments.changePlan({ ...change, ...act() });
    passDays(366);
    expect(await read()).toMatchObject({
      subscription: { interval: 'month', nextInterval: null, status: 'active' },
      invoices: [{ amountPaid: 9999 }, { amountPaid: 999, reason: 'cycle' }],
    });
    const back = await payments.previewChange(subscriptionId, 'year');
    await payments.changePlan({ ...act(), interval: 'year', at: back.at });
    expect(await read()).toMatchObject({ subscription: { interval: 'year' }, invoices: [{}, {}, {}] });
  });

  it('ends with the period, goes on after all, and ends', async () => {
    const { act, read, subscriptionId } = await subscribe('year');
    const { periodEnd: at } = (await read()).subscription ?? {};
    await payments.changePlan({ ...act(), interval: 'month', at: at ?? new Date() });
    await payments.cancelAtPeriodEnd(act());
    expect(await read()).toMatchObject({ subscription: { cancelsAtPeriodEnd: true, nextInterval: null } });
    await expect(payments.previewChange(subscriptionId, 'month')).rejects.toThrow(refused);
    await payments.resume(act());
    expect(await read()).toMatchObject({ subscription: { cancelsAtPeriodEnd: false, status: 'active' } });
    await payments.cancelAtPeriodEnd(act());
    passDays(366);
    const { subscription, invoices } = await read();
    expect(subscription).toMatchObject({ status: 'canceled', endedAt: at });
    expect(invoices).toHaveLength(1);
  });

  it('ends at once where that is asked, and nothing is owed any more', async () => {
    const { act, read } = await subscribe('month', 'fails_later');
    passDays(32);
    expect(await read()).toMatchObject({
      subscription: { status: 'past_due' },
      invoices: [{}, { status: 'open' }],
    });
    const end = act();
    await payments.cancelNow(end);
    await payments.cancelNow(end);
    expect(await read()).toMatchObject({
      subscription: { status: 'canceled', endedAt: clock.now() },
      invoices: [{ status: 'paid' }, { status: 'void', nextAttemptAt: null }],
    });
  });

  it('has a member back who left, beside what was', async () => {
    const { act, read, customerId, userId } = await subscribe();
    await payments.cancelNow(act());
    clock.advance(60_000);
    const { id } = await payments.openCheckout(checkoutOf({ customerId, userId }, { interval: 'year' }));
    await bank.pay(id, 'success');
    const { subscriptions, invoices } = await read();
    expect(subscriptions).toMatchObject([{ status: 'canceled' }, { status: 'active', interval: 'year' }]);
    expect(invoices).toMatchObject([{ amountPaid: 999 }, { amountPaid: 9999 }]);
  });

  it('moves a renewal on, and the change that waits for it', async () => {
    const { act, read } = await subscribe('year');
    const { periodEnd = new Date() } = (await read()).subscription ?? {};
    const until = new Date(periodEnd.getTime() + 31 * day);
    await payments.delayRenewal({ ...act(), until });
    expect(await read()).toMatchObject({
      subscription: { status: 'trialing', trialEnd: until, periodEnd: until, nextInterval: null },
    });
    await payments.changePlan({ ...act(), interval: 'month', at: until });
    const later = new Date(until.getTime() + 31 * day);
    await payments.delayRenewal({ ...act(), until: later });
    expect(await read()).toMatchObject({ subscription: { periodEnd: later, nextInterval: 'month' } });
    passDays(366 + 62);
    const { subscription, invoices } = await read();
    expect(subscription).toMatchObject({ status: 'active', interval: 'month' });
    expect(invoices.filter(({ amountPaid }) => amountPaid > 0)).toMatchObject([
      { amountPaid: 9999 },
      { amountPaid: 999 },
    ]);
  });

  it('gives money back, once for one key and no more than was paid', async () => {
    const { read } = await subscribe();
    const { id: invoiceId = '' } = (await read()).invoices[0] ?? {};
    const refund = { invoiceId, amount: 400, key: `refund:${nextNumber()}` };
    await payments.refund(refund);
    await payments.refund(refund);
    await expect(payments.refund({ ...refund, amount: 401 })).rejects.toThrow(refused);
    await expect(payments.refund({ ...refund, key: `${refund.key}b`, amount: 600 })).rejects.toThrow(refused);
    await payments.refund({ ...refund, key: `${refund.key}c`, amount: 599 });
    const [invoice] = (await read()).invoices;
    const createdAt = clock.now();
    expect(invoice).toMatchObject({ status: 'paid', amountPaid: 999 });
    expect(invoice?.refunds).toEqual(
      [400, 599].map((amount) => ({ id: expect.any(String), amount, status: 'succeeded', createdAt })),
    );
  });

  it('tells what banks take back', async () => {
    const { read } = await subscribe();
    const { id = '' } = (await read()).invoices[0] ?? {};
    const disputes = async () => (await read()).invoices[0]?.disputes;
    const disputeId = await bank.dispute(id, true);
    const createdAt = clock.now();
    expect(await disputes()).toEqual([{ id: disputeId, amount: 999, status: 'inquiry', createdAt }]);
    for (const outcome of ['open', 'lost'] as const) {
      await bank.decide(disputeId, outcome);
      expect(await disputes()).toMatchObject([{ status: outcome }]);
    }
  });

  it('has a page of its own for cards', async () => {
    const { customerId } = await newCustomer();
    const portal = { customerId, returnUrl: 'https://chitta.test/account' };
    expect(await payments.openPortal(portal)).toMatch(/^https:/);
    const unknown = payments.openPortal({ ...portal, customerId: 'cus_zzzzzzzzzzzzzz' });
    await expect(unknown).rejects.toThrow(AppError);
  });
});
