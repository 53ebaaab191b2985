import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  buildInvoice,
  buildPaying,
  buildPlans,
} from '#web/features/payments/memberships/testing/build-membership.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

function open(path: string, answers: StubAnswers = {}, isAdmin = true) {
  stubApi({
    'GET /api/user': { json: buildUser({ isAdmin, subscriptionTier: 'premium' }) },
    'GET /api/memberships/plans': dataAnswer(buildPlans()),
    'GET /api/memberships/current': dataAnswer(buildPaying()),
    'POST /api/memberships/recovery': dataAnswer(buildPaying()),
    'GET /api/admin/payment-events': dataAnswer({ items: [], nextCursor: null }),
    'GET /api/memberships/invoices': dataAnswer({ items: [buildInvoice()], nextCursor: null }),
    ...answers,
  });
  return renderApp(path);
}

const stateOf = async (name: string) =>
  (await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).textContent;

describe('pages that try payments out', () => {
  it.each(['/stripe-checkout/debug', '/subscription-test'])('%s is for administrators', async (path) => {
    open(path, {}, false);
    expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeTruthy();
  });

  it('look at what is sold', async () => {
    open('/stripe-checkout/debug');
    expect(await stateOf('Payment service')).toBe('Payment service fine');
    expect(screen.getByText('999 / 9999 usd')).toBeTruthy();
  });

  it('look at one’s own membership from every side, and again', async () => {
    let isSame = false;
    const { user } = open('/subscription-test', {
      'POST /api/memberships/recovery': () =>
        dataAnswer(isSame ? buildPaying() : buildPaying({ status: 'past_due' })),
    });
    expect(await stateOf('The payment service says the same')).toContain('look at it');
    isSame = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'The payment service says the same fine' });
  });

  it('say why they could not look', async () => {
    open('/subscription-test', {
      'POST /api/memberships/recovery': failureAnswer(502, 'payments.unavailable', 'Away.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });
});
