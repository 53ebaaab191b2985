import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  buildCheckout,
  buildMembership,
  buildPaying,
  buildPlans,
} from '#web/features/payments/memberships/testing/build-membership.ts';
import {
  buildSandboxAccount,
  buildSandboxCheckout,
  buildSandboxInvoice,
} from '#web/features/payments/payment-sandbox/testing/build-sandbox.ts';
import type { ApiKey } from '#web/lib/api/api-types.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, type StubCall, stubApi } from '#web/testing/stub-api.ts';

const root = '/api/payment-sandbox';
const call = (key: string) => key as ApiKey;
const outcome = (name: string, reason: string | null = null) => dataAnswer({ outcome: name, reason });
const usd = (amount: number) => ({ amount, currency: 'usd' });

function open(path: string, answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ timezone: 'Europe/Madrid' }) },
    'GET /api/payment-sandbox/account': dataAnswer(buildSandboxAccount()),
    'POST /api/memberships/recovery': dataAnswer(buildPaying()),
    [call(`GET ${root}/checkouts/cs_5`)]: dataAnswer(buildSandboxCheckout()),
    ...answers,
  });
  return { ...renderApp(path), calls };
}

const bodies = (calls: readonly StubCall[], end: string) =>
  calls.filter(({ key }) => key.startsWith('POST') && key.endsWith(end)).map(({ body }) => body);

describe('paying at the sandbox', () => {
  const page = '/payment-sandbox/checkouts/cs_5';
  const payment = call(`POST ${root}/checkouts/cs_5/payment`);

  it('says that nothing is real, and goes on from a declined card with another', async () => {
    let attempts = 0;
    const { user, calls, router } = open(page, {
      [payment]: () => {
        attempts += 1;
        return attempts === 1 ? outcome('declined', 'insufficient_funds') : outcome('done');
      },
      [call('GET /api/memberships/checkouts/5')]: dataAnswer(buildCheckout()),
    });
    expect(await screen.findByText(/Nothing here is real money/)).toBeTruthy();
    await user.click(await screen.findByRole('radio', { name: /not enough money/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $99.99' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged');
    await user.click(screen.getByRole('radio', { name: /^Pays Visa/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $99.99' }));
    await waitFor(() => expect(router.history.location.href).toBe('/subscription/redirect?checkout=5'));
    expect(bodies(calls, '/payment')).toEqual([{ card: 'insufficient_funds' }, { card: 'success' }]);
  });

  it('answers a bank that asks back, also no', async () => {
    const { user, calls } = open(page, {
      [payment]: outcome('authentication_needed', 'authentication_required'),
      'POST /api/payment-sandbox/confirmations': outcome('declined', 'authentication_refused'),
    });
    await user.click(await screen.findByRole('radio', { name: /Asks back once/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $99.99' }));
    expect(await screen.findByRole('heading', { name: 'Your bank asks: is it you?' })).toBe(
      document.activeElement,
    );
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect((await screen.findByRole('alert')).textContent).toContain('it was not you');
    expect(bodies(calls, '/confirmations')).toEqual([{ target: 'cs_5', isConfirmed: false }]);
  });

  it('goes on with a question that waited', async () => {
    open(page, {
      [call(`GET ${root}/checkouts/cs_5`)]: dataAnswer(buildSandboxCheckout({ isAwaited: true })),
    });
    expect(await screen.findByRole('button', { name: 'Yes, it is me' })).toBeTruthy();
  });

  it('charges nothing now in a free month', async () => {
    const free = buildSandboxCheckout({
      interval: 'month',
      price: usd(999),
      freeUntil: '2026-12-21T12:00:00Z',
    });
    open(page, { [call(`GET ${root}/checkouts/cs_5`)]: dataAnswer(free) });
    expect(await screen.findByRole('button', { name: 'Pay $0.00' })).toBeTruthy();
    expect(screen.getByText(/\$9\.99 on December 21, 2026, then every month/)).toBeTruthy();
  });

  it.each([
    ['complete', 'This is paid already.'],
    ['expired', /no longer open/],
  ] as const)('takes no card where it is %s', async (status, text) => {
    open(page, { [call(`GET ${root}/checkouts/cs_5`)]: dataAnswer(buildSandboxCheckout({ status })) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says that there is no sandbox', async () => {
    const off = failureAnswer(404, 'payment_sandbox.off', 'Payments are not tried out on this server.');
    open(page, { [call(`GET ${root}/checkouts/cs_5`)]: off });
    expect((await screen.findByRole('alert')).textContent).toContain('tried out');
  });
});

describe('the account at the sandbox', () => {
  it('takes another card', async () => {
    const { user, calls } = open('/payment-sandbox/account', {
      'POST /api/payment-sandbox/card': outcome('done'),
    });
    expect(await screen.findByText('Charged next: visa ending in 4242.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use another card' }));
    await user.click(screen.getByRole('radio', { name: /fails at the renewal/ }));
    await user.click(screen.getByRole('button', { name: 'Use this card' }));
    await screen.findByRole('button', { name: 'Use another card' });
    expect(bodies(calls, '/card')).toEqual([{ card: 'fails_later' }]);
  });

  it('lets days go by, and the app looks again', async () => {
    const { user, calls } = open('/payment-sandbox/account', {
      'POST /api/payment-sandbox/clock': dataAnswer({ now: '2026-12-22T12:00:00.000Z' }),
    });
    await user.click(await screen.findByRole('button', { name: '+ 31 days' }));
    await waitFor(() => expect(bodies(calls, '/recovery')).toHaveLength(1));
    expect(bodies(calls, '/clock')).toEqual([{ days: 31 }]);
  });

  it('gives money back, and shows what a bank can decide', async () => {
    const disputed = buildSandboxInvoice({
      id: 'in_2',
      disputes: [{ id: 'dp_1', status: 'open', amount: usd(999) }],
    });
    const { user, calls } = open('/payment-sandbox/account', {
      'GET /api/payment-sandbox/account': dataAnswer(
        buildSandboxAccount({ invoices: [buildSandboxInvoice(), disputed] }),
      ),
      [call(`POST ${root}/invoices/in_1/refund`)]: dataAnswer(buildSandboxAccount()),
      [call(`POST ${root}/disputes/dp_1/decision`)]: failureAnswer(502, 'payments.refused', 'No.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Give the money back' }));
    await waitFor(() => expect(bodies(calls, '/refund')).toEqual([{ amount: 999 }]));
    await user.click(screen.getByRole('button', { name: 'Bank: the shop is right' }));
    expect((await screen.findByRole('alert')).textContent).toContain('did not accept');
    expect(bodies(calls, '/decision')).toEqual([{ outcome: 'won' }]);
  });
});

describe('an invoice at the sandbox', () => {
  it('is paid with another card where its own payment failed', async () => {
    let isPaid = false;
    const unpaid = buildSandboxInvoice({ status: 'open', amountPaid: usd(0) });
    const { user } = open('/payment-sandbox/invoices/in_1', {
      'GET /api/payment-sandbox/account': () =>
        dataAnswer(buildSandboxAccount({ invoices: [isPaid ? buildSandboxInvoice() : unpaid] })),
      [call(`POST ${root}/invoices/in_1/payment`)]: () => {
        isPaid = true;
        return outcome('done');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay $9.99' }));
    expect(await screen.findByText('Paid')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Dispute it at the bank' })).toBeTruthy();
  });

  it('says that it is nobody’s', async () => {
    open('/payment-sandbox/invoices/in_9');
    expect(await screen.findByText('There is no such invoice of yours.')).toBeTruthy();
  });
});

describe('the tools beside a membership', () => {
  const answers = {
    'GET /api/memberships/plans': dataAnswer(buildPlans()),
    'GET /api/memberships/invoices': dataAnswer({ items: [], nextCursor: null }),
  };

  it('move time, and show at once what has become of the membership', async () => {
    const { user } = open('/account/subscription', {
      ...answers,
      'GET /api/memberships/current': dataAnswer(buildPaying()),
      'POST /api/payment-sandbox/clock': dataAnswer({ now: '2026-12-22T12:00:00.000Z' }),
      'POST /api/memberships/recovery': dataAnswer(buildMembership()),
    });
    const time = await screen.findByRole('region', { name: 'Time' });
    await user.click(within(time).getByRole('button', { name: '+ 366 days' }));
    expect(await screen.findByText('You do not have premium.')).toBeTruthy();
  });

  it('stay away from a member who never came to pay', async () => {
    open('/account/subscription', {
      ...answers,
      'GET /api/memberships/current': dataAnswer(buildMembership()),
      'GET /api/payment-sandbox/account': failureAnswer(404, 'payment_sandbox.not_found', 'Not there.'),
    });
    expect(await screen.findByText('You do not have premium.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Time' })).toBeNull();
  });
});
