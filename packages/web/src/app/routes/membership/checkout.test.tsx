import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  buildCheckout,
  buildMembership,
  buildPaying,
  buildPlans,
} from '#web/features/payments/memberships/testing/build-membership.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';

function open(path: string, answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ timezone: 'Europe/Madrid' }) },
    'GET /api/memberships/plans': dataAnswer(buildPlans()),
    'GET /api/memberships/current': dataAnswer(buildMembership()),
    ...answers,
  });
  return { ...renderApp(path), calls };
}

/** The one that the address names. */
const begun = 'GET /api/memberships/checkouts/5' as 'GET /api/memberships/checkouts/:id';
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;

describe('/checkout', () => {
  it('says what is due, when the next charge comes, and how it ends; changes with the plan', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00.000Z') });
    const { user } = open('/checkout?plan=year');
    expect(await fact('Due now')).toBe('$99.99');
    expect(await fact('Next charge')).toBe('$99.99 on November 21, 2027, then every year until you cancel');
    expect(await fact('How it ends')).toContain('Premium then stays until November 21, 2027');
    await user.click(screen.getByRole('radio', { name: /Monthly/ }));
    expect(await fact('Due now')).toBe('$9.99');
    expect(await fact('Next charge')).toContain('$9.99 on December 21, 2026');
    vi.useRealTimers();
  });

  it('names a free first month', async () => {
    const offer = { freeMonths: 1, freeUntil: '2026-12-21T12:00:00.000Z' };
    open('/checkout', { 'GET /api/memberships/current': dataAnswer(buildMembership({ offer })) });
    expect(await fact('Due now')).toBe('$0.00');
    expect(await fact('First charge')).toContain('$9.99 on December 21, 2026');
    expect(await fact('How it ends')).toContain('Before December 21, 2026 it costs you nothing');
  });

  it('leads to where it is paid', async () => {
    const { user, calls, router } = open('/checkout?plan=year', {
      'POST /api/memberships/checkouts': { status: 201, json: { success: true, data: buildCheckout() } },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue with a test card' }));
    await waitFor(() => expect(router.history.location.pathname).toBe('/payment-sandbox/checkouts/cs_5'));
    const sent = calls.find(({ key }) => key === 'POST /api/memberships/checkouts');
    expect(sent?.body).toEqual({ interval: 'year', kind: 'page' });
  });

  it('says that nothing was charged where the payment service is away', async () => {
    const { user } = open('/checkout', {
      'POST /api/memberships/checkouts': failureAnswer(502, 'payments.unavailable', 'Away.'),
    });
    await user.click(await screen.findByRole('button', { name: /test card/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged');
  });

  it('takes nothing from a member who has premium', async () => {
    open('/checkout', { 'GET /api/memberships/current': dataAnswer(buildPaying()) });
    expect(await screen.findByRole('heading', { name: 'You have premium already' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /test card/ })).toBeNull();
  });
});

const premium = { 'GET /api/memberships/current': dataAnswer(buildPaying()) };

describe('coming back from paying', () => {
  it('waits until the payment has arrived, then says what is agreed on', async () => {
    let looks = 0;
    const { router } = open('/subscription/redirect?checkout=5', {
      [begun]: () => {
        looks += 1;
        return dataAnswer(buildCheckout({ status: looks > 1 ? 'complete' : 'open' }));
      },
      ...premium,
    });
    expect(await screen.findByText('Looking for your payment…')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Premium is yours' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/subscription/success');
    expect(screen.getByText(/It renews on December 21, 2026 for \$9\.99/)).toBeTruthy();
  });

  it('says that nothing was charged where it was not finished', async () => {
    open('/subscription/redirect?checkout=5', {
      [begun]: dataAnswer(buildCheckout({ status: 'expired' })),
    });
    expect(await screen.findByRole('heading', { name: 'This payment was not finished' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe(
      '/checkout?plan=year',
    );
  });

  it('warns of paying twice where nobody can be asked', async () => {
    open('/subscription/redirect?checkout=5', {
      [begun]: 'network-failure',
    });
    expect(await screen.findByText(/Please do not pay twice/)).toBeTruthy();
  });

  it('asks a visitor to sign in, and comes back', async () => {
    stubApi({ 'GET /api/user': signedOut });
    renderApp('/subscription/redirect?checkout=5');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fsubscription%2Fredirect%3Fcheckout%3D5');
  });

  it('looks for the payment where the address names none', async () => {
    const { router } = open('/subscription/redirect', {
      'POST /api/memberships/recovery': dataAnswer(buildPaying()),
      ...premium,
    });
    expect(await screen.findByText(/You have premium\. It renews/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/stripe-checkout/recovery');
  });

  it('does not claim premium where there is none', async () => {
    open('/stripe-checkout/success');
    expect(await screen.findByRole('heading', { name: 'There is no premium here yet' })).toBeTruthy();
  });
});

describe('/stripe-checkout/recovery', () => {
  it('says that there is nothing to find, and looks again', async () => {
    let looks = 0;
    const { user } = open('/stripe-checkout/recovery', {
      'POST /api/memberships/recovery': () => {
        looks += 1;
        return dataAnswer(looks > 1 ? buildPaying() : buildMembership());
      },
    });
    expect(await screen.findByText(/We found no missing payment/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText(/You have premium\. It renews/)).toBeTruthy();
  });

  it('says why it could not look', async () => {
    open('/stripe-checkout/recovery', {
      'POST /api/memberships/recovery': failureAnswer(502, 'payments.unavailable', 'Away.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });
});
