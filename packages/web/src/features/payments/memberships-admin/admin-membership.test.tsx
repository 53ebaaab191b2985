import type { AdminMembership as AdminMembershipData } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  buildMembership,
  buildSubscription,
} from '#web/features/payments/memberships/testing/build-membership.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { AdminMembership } from './admin-membership.tsx';
import { buildAdminMembership, buildPaidInvoice } from './testing/build-admin-membership.ts';

const path = '/api/admin/memberships/42';
const usd = (amount: number) => ({ amount, currency: 'usd' });

function open(known: AdminMembershipData, answers: Record<string, unknown> = {}, isClosed = false) {
  const calls = stubApi({ [`GET ${path}`]: dataAnswer(known), ...answers } as StubAnswers);
  const user = { id: 42, username: 'luna', accountStatus: isClosed ? 'deleted' : 'active' } as const;
  return { calls, ...renderPart(<AdminMembership user={user} />) };
}

const facts = () =>
  [...document.querySelectorAll('.admin-facts > div')].map(({ children: [name, value] }) => [
    name?.textContent,
    value?.textContent,
  ]);

describe('the membership of a member, for administrators', () => {
  it('says how it stands, and what is known of it', async () => {
    const failed = { invoiceId: 'in_8', amountDue: usd(9999), failedAt: '2026-11-20T12:00:00Z' };
    open(
      buildAdminMembership({
        membership: buildMembership({
          tier: 'premium',
          reason: 'grace',
          subscription: buildSubscription({
            status: 'past_due',
            interval: 'year',
            nextInterval: 'month',
          }),
          card: { brand: 'visa', last4: '4242' },
          problem: { ...failed, nextAttemptAt: '2026-11-23T12:00:00Z', payUrl: null },
          freeMonths: [{ months: 2, startsAt: '2026-11-01T12:00:00Z', endsAt: '2027-01-01T12:00:00Z' }],
        }),
      }),
    );
    expect(await screen.findByText('Premium for now: the last payment failed.')).toBeTruthy();
    expect(facts()).toEqual([
      ['Plan', 'Yearly; Monthly from December 21, 2026'],
      ['Renewal', 'December 21, 2026, $9.99'],
      ['Since', 'November 21, 2026'],
      ['Card', 'visa, ending in 4242'],
      [
        'Failed payment',
        '$99.99 could not be charged on November 20, 2026. Tried again on November 23, 2026.',
      ],
      ['Free months', '2 months, from November 1, 2026 to January 1, 2027'],
    ]);
  });

  it('has no facts and no invoices of somebody who never paid', async () => {
    open(buildAdminMembership({ membership: buildMembership(), invoices: [] }));
    expect(await screen.findByText('No premium.')).toBeTruthy();
    expect(facts()).toEqual([]);
    expect(screen.getByText('There are none.')).toBeTruthy();
  });

  it('tells what became of the money of each invoice, and offers to give back what is left alone', async () => {
    open(
      buildAdminMembership({
        invoices: [
          buildPaidInvoice({ id: 'a', number: 'A', refunded: usd(500) }),
          buildPaidInvoice({ id: 'b', number: 'B', amountPaid: usd(0) }),
          buildPaidInvoice({ id: 'c', number: 'C', isDisputed: true }),
          buildPaidInvoice({ id: 'd', number: null, status: 'open', amountPaid: usd(0), pageUrl: null }),
        ],
      }),
    );
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows.map((row) => row?.split('November')[0])).toEqual([
      '$9.99 · paid · $5.00 refunded',
      '$9.99 · paid · $0.00 charged',
      '$9.99 · paid · disputed',
      '$9.99 · not paid yet',
    ]);
    const names = screen.getAllByRole('button', { name: /^Refund/ });
    expect(names.map((button) => button.getAttribute('aria-label'))).toEqual(['Refund: invoice A']);
    expect(screen.getAllByRole('link').map(({ ariaLabel }) => ariaLabel)).toHaveLength(3);
  });

  it('gives nothing to an account that is closed', async () => {
    open(buildAdminMembership(), {}, true);
    await screen.findByRole('heading', { name: 'Invoices' });
    expect(screen.queryByRole('button', { name: 'Give months' })).toBeNull();
  });

  it('says what is wrong, and tries again', async () => {
    let isOffline = true;
    const { user } = open(buildAdminMembership(), {
      [`GET ${path}`]: () => (isOffline ? 'network-failure' : dataAnswer(buildAdminMembership())),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('connection');
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Premium\. It renews on/)).toBeTruthy();
  });
});

describe('giving months', () => {
  it('is one gift however often it is sent, and another number of months another', async () => {
    let answer: unknown = 'network-failure';
    const { user, calls } = open(buildAdminMembership(), { [`POST ${path}/free-months`]: () => answer });
    await user.click(await screen.findByRole('button', { name: 'Give months' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give luna months of premium' });
    expect(dialog.textContent).toContain('The renewal of December 21, 2026 comes so many months later');
    const field = within(dialog).getByRole('textbox', { name: 'Months' });
    const submit = () => user.click(within(dialog).getByRole('button', { name: 'Give them' }));
    await user.clear(field);
    await user.type(field, '25');
    await submit();
    expect(within(dialog).getByText('A whole number from 1 to 24.')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A bad week.');
    for (const months of ['2', '2', '3']) {
      if (months === '3') answer = dataAnswer(buildAdminMembership({ membership: buildMembership() }));
      await user.clear(field);
      await user.type(field, months);
      await submit();
      await waitFor(() => expect(calls.at(-1)?.key).toBeTruthy());
    }
    expect(await screen.findByText('Done: 3 months given.')).toBeTruthy();
    expect(screen.getByText('No premium.')).toBeTruthy();
    const sent = calls.filter(({ key }) => key.startsWith('POST'));
    expect(sent.map(({ body }) => body)).toEqual([
      { months: 2, reason: 'A bad week.' },
      { months: 2, reason: 'A bad week.' },
      { months: 3, reason: 'A bad week.' },
    ]);
    const [first, again, other] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\da-f]{32}-2$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    ['begin at once', null, 'They begin at once'],
    ['follow an end', { cancelsAtPeriodEnd: true }, 'ends on December 21, 2026; the months follow'],
    ['begin at once beside a failed payment', { status: 'past_due' }, 'They begin at once'],
  ] as const)('%s', async (_, changes, effect) => {
    const subscription = changes && buildSubscription(changes);
    const { user } = open(buildAdminMembership({ membership: buildMembership({ subscription }) }));
    await user.click(await screen.findByRole('button', { name: 'Give months' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(effect);
  });
});

describe('giving money back', () => {
  async function openDialog(known: AdminMembershipData, answers: Record<string, unknown> = {}) {
    const opened = open(known, answers);
    const button = await screen.findByRole('button', { name: 'Refund: invoice CH-0007' });
    await opened.user.click(button);
    const dialog = await screen.findByRole('dialog');
    const amount = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Amount in/ });
    await opened.user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Paid twice.');
    return { ...opened, dialog, amount };
  }

  it('is never more than is left, and sent in the smallest unit', async () => {
    const after = buildAdminMembership({ invoices: [buildPaidInvoice({ refunded: usd(515) })] });
    const { user, calls, dialog, amount } = await openDialog(
      buildAdminMembership({ invoices: [buildPaidInvoice({ refunded: usd(400) })] }),
      { [`POST ${path}/refunds`]: dataAnswer(after) },
    );
    expect(amount.value).toBe('5.99');
    for (const wrong of ['6', '0', '1,150']) {
      await user.clear(amount);
      await user.type(amount, wrong);
      await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
      expect(within(dialog).getByText('An amount up to $5.99.')).toBeTruthy();
    }
    expect(calls.every(({ key }) => key.startsWith('GET'))).toBe(true);
    await user.clear(amount);
    await user.type(amount, '1,15');
    await user.click(within(dialog).getByRole('button', { name: 'Refund $1.15' }));
    expect(await screen.findByText('Done: $1.15 refunded.')).toBeTruthy();
    expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
      invoiceId: 'in_7',
      amount: 115,
      reason: 'Paid twice.',
    });
    expect(screen.getByText('paid · $5.15 refunded', { exact: false })).toBeTruthy();
  });

  it('keeps to the digits of the currency', async () => {
    const yen = { amount: 500, currency: 'jpy' };
    const invoice = buildPaidInvoice({ total: yen, amountPaid: yen, refunded: { ...yen, amount: 0 } });
    const { dialog, amount } = await openDialog(buildAdminMembership({ invoices: [invoice] }));
    expect([amount.value, amount.inputMode]).toEqual(['500', 'numeric']);
    expect(within(dialog).getByRole('button', { name: 'Refund ¥500' })).toBeTruthy();
  });

  it('looks at what is left when no answer came, since it may have been done', async () => {
    let refunded = 0;
    const { user, dialog } = await openDialog(buildAdminMembership(), {
      [`GET ${path}`]: () =>
        dataAnswer(buildAdminMembership({ invoices: [buildPaidInvoice({ refunded: usd(refunded) })] })),
      [`POST ${path}/refunds`]: () => {
        refunded = 900;
        return 'network-failure';
      },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Refund $9.99' }));
    expect(await within(dialog).findByText('At most $0.99.')).toBeTruthy();
    const alerts = within(dialog).getAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'An amount up to $0.99.',
      'Network error. Please check your connection and try again.',
    ]);
  });

  it('stays open with what was refused', async () => {
    const { user, dialog } = await openDialog(buildAdminMembership(), {
      [`POST ${path}/refunds`]: failureAnswer(409, 'payments.refused', 'no'),
    });
    await user.click(within(dialog).getByRole('button', { name: 'Refund $9.99' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toBe('The payment service did not accept this.');
  });
});
