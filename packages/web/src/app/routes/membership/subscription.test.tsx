import type { Membership } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  buildInvoice,
  buildMembership,
  buildPaying,
  buildPlans,
  buildPreview,
} from '#web/features/payments/memberships/testing/build-membership.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const page = (items: readonly unknown[]) => ({ json: { success: true, data: { items, nextCursor: null } } });
const real = buildPlans({ provider: 'stripe' });

function open(membership: Membership, answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': {
      json: buildUser({ timezone: 'Europe/Madrid', subscriptionTier: membership.tier }),
    },
    'GET /api/memberships/plans': dataAnswer(real),
    'GET /api/memberships/current': dataAnswer(membership),
    'GET /api/memberships/invoices': page([]),
    ...answers,
  });
  return { ...renderApp('/account/subscription'), calls };
}

const state = () => document.querySelector('.membership-state')?.textContent;

describe('/account/subscription', () => {
  it('says to a free member what there is, and leads to it', async () => {
    open(buildMembership());
    expect(await screen.findByText('You do not have premium.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what premium gives' }).getAttribute('href')).toBe(
      '/subscribe',
    );
    expect(await screen.findByText('There are none yet.')).toBeTruthy();
  });

  it('cancels in one press, says until when premium stays, and takes it back', async () => {
    const { user, calls } = open(buildPaying(), {
      'POST /api/memberships/cancellation': dataAnswer(
        buildPaying({ cancelsAtPeriodEnd: true, renewalPrice: null }),
      ),
      'DELETE /api/memberships/cancellation': dataAnswer(buildPaying()),
    });
    expect(await screen.findByText(/Premium stays until December 21, 2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel membership' }));
    await waitFor(() =>
      expect(state()).toBe('You have premium until December 21, 2026. Nothing is charged any more.'),
    );
    expect(document.activeElement?.textContent).toBe(state());
    await user.click(screen.getByRole('button', { name: 'Resume membership' }));
    await waitFor(() => expect(state()).toContain('It renews on December 21, 2026 for $9.99'));
    expect(calls.filter(({ key }) => key.includes('cancellation'))).toHaveLength(2);
  });

  it('shows the amount before the plan changes, and sends what was shown', async () => {
    const yearly = buildPaying({ interval: 'year', renewalPrice: { amount: 9999, currency: 'usd' } });
    const { user, calls } = open(buildPaying(), {
      'POST /api/memberships/change/preview': dataAnswer(buildPreview()),
      'POST /api/memberships/change': dataAnswer(yearly),
    });
    await user.click(await screen.findByRole('button', { name: 'Change to yearly' }));
    const offer = await screen.findByRole('region', { name: 'Change to yearly' });
    expect(offer.textContent).toContain('Not used yet-$8.66');
    expect(offer.textContent).toContain('Due now$91.33');
    await user.click(within(offer).getByRole('button', { name: 'Change and pay $91.33' }));
    await waitFor(() => expect(state()).toContain('for $99.99'));
    expect(calls.find(({ key }) => key === 'POST /api/memberships/change')?.body).toEqual({
      interval: 'year',
      at: '2026-11-25T12:00:00.000Z',
    });
    expect(screen.getByRole('button', { name: 'Change to monthly' })).toBeTruthy();
  });

  it('shows the new amount where the one that was shown counts no longer', async () => {
    let previews = 0;
    const { user } = open(buildPaying(), {
      'POST /api/memberships/change/preview': () => {
        previews += 1;
        return dataAnswer(buildPreview(previews > 1 ? { dueNow: { amount: 9200, currency: 'usd' } } : {}));
      },
      'POST /api/memberships/change': failureAnswer(409, 'memberships.preview_outdated', 'Old.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Change to yearly' }));
    await user.click(await screen.findByRole('button', { name: 'Change and pay $91.33' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The amount has changed');
    expect(await screen.findByRole('button', { name: 'Change and pay $92.00' })).toBeTruthy();
  });

  it('leaves the plan as it is where the member would rather', async () => {
    const later = buildPreview({
      interval: 'month',
      takesEffect: 'period_end',
      credit: { amount: 0, currency: 'usd' },
      dueNow: { amount: 0, currency: 'usd' },
    });
    const { user, calls } = open(buildPaying({ interval: 'year' }), {
      'POST /api/memberships/change/preview': dataAnswer(later),
    });
    await user.click(await screen.findByRole('button', { name: 'Change to monthly' }));
    expect(await screen.findByText(/Your yearly plan stays until November 25, 2027/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    // Asked for anew each time: the page may be drawn again while the dialog goes.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change to monthly' })),
    );
    expect(calls.some(({ key }) => key === 'POST /api/memberships/change')).toBe(false);
  });

  it('keeps the plan that was to change', async () => {
    const changing = buildPaying({ interval: 'year', nextInterval: 'month' });
    const { user } = open(changing, {
      'DELETE /api/memberships/change': dataAnswer(buildPaying({ interval: 'year' })),
    });
    expect(await screen.findByText(/becomes the monthly plan, for \$9\.99/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep the yearly plan' }));
    await waitFor(() => expect(state()).toContain('It renews on'));
  });

  it('says of a failed payment what happens and what to do', async () => {
    const problem = {
      invoiceId: 'in_2',
      amountDue: { amount: 999, currency: 'usd' },
      failedAt: '2026-12-21T12:00:00.000Z',
      nextAttemptAt: '2026-12-24T12:00:00.000Z',
      payUrl: `${window.location.origin}/payment-sandbox/invoices/in_2`,
    };
    const { user, router } = open(buildPaying({ status: 'past_due' }, { reason: 'grace', problem }));
    expect(await screen.findByText(/It is tried again on December 24, 2026/)).toBeTruthy();
    expect(screen.queryByRole('complementary', { name: 'Failed payment' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pay $9.99 now' }));
    await waitFor(() => expect(router.history.location.pathname).toBe('/payment-sandbox/invoices/in_2'));
  });

  it('lists invoices with what became of their money', async () => {
    const refunded = { amount: 500, currency: 'usd' };
    const { user } = open(buildPaying(), {
      'GET /api/memberships/invoices': ({ url }) =>
        url.includes('cursor')
          ? page([buildInvoice({ id: 'in_0', status: 'void', number: 'CH-0000' })])
          : {
              json: {
                success: true,
                data: { items: [buildInvoice({ refunded, isDisputed: true })], nextCursor: 'more' },
              },
            },
    });
    expect(await screen.findByText('Paid · $5.00 refunded · disputed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Earlier invoices' }));
    expect(await screen.findByText('Cancelled')).toBeTruthy();
  });

  it('leads to the page for cards, and says where it cannot', async () => {
    const { user } = open(buildPaying(), {
      'POST /api/memberships/portal': failureAnswer(502, 'payments.unavailable', 'Away.'),
    });
    expect(await screen.findByText('visa, ending in 4242.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change the card' }));
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });

  it('names months that were given', async () => {
    const month = { months: 2, startsAt: '2026-11-21T12:00:00.000Z', endsAt: '2027-01-21T12:00:00.000Z' };
    open(
      buildMembership({
        tier: 'premium',
        reason: 'free_months',
        until: month.endsAt,
        freeMonths: [month],
      }),
    );
    expect(await screen.findByText(/given to you, until January 21, 2027/)).toBeTruthy();
    expect(screen.getByText('2 months, from November 21, 2026 to January 21, 2027')).toBeTruthy();
  });

  it('tries again where it could not be loaded', async () => {
    let isDown = true;
    const { user } = open(buildMembership(), {
      'GET /api/memberships/current': () => (isDown ? 'network-failure' : dataAnswer(buildMembership())),
    });
    const alert = await screen.findByRole('alert');
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You do not have premium.')).toBeTruthy();
  });
});
