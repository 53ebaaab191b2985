import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { StripeFields } from '#web/features/payments/memberships/elements/load-stripe.ts';
import {
  buildCheckout,
  buildMembership,
  buildPlans,
} from '#web/features/payments/memberships/testing/build-membership.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const script = () => document.querySelector<HTMLScriptElement>('script[src*="js.stripe.com"]');

afterEach(() => {
  script()?.remove();
  delete window.Stripe;
});

function open(answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/memberships/plans': dataAnswer(buildPlans({ provider: 'stripe', publishableKey: 'pk_test_1' })),
    'GET /api/memberships/current': dataAnswer(buildMembership()),
    'POST /api/memberships/checkouts': {
      status: 201,
      json: { success: true, data: buildCheckout({ url: null, clientSecret: 'cs_secret_1' }) },
    },
    ...answers,
  });
  return { ...renderApp('/stripe-checkout/elements?plan=year'), calls };
}

/** What Stripe.js would put in place: fields that take what `confirm` answers. */
function stripeFields(
  confirm: () => Promise<{ type: 'error'; error: { message: string } } | { type: 'success' }>,
) {
  const mounted: HTMLElement[] = [];
  const keys: string[] = [];
  const fields: StripeFields = {
    initCheckoutElementsSdk: ({ clientSecret }) => ({
      createPaymentElement: () => ({
        mount: (place) => {
          place.textContent = `Fields of ${clientSecret}`;
          mounted.push(place);
        },
        destroy: () => undefined,
      }),
      loadActions: async () => ({ type: 'success', actions: { confirm } }),
    }),
  };
  window.Stripe = (key) => {
    keys.push(key);
    return fields;
  };
  return { mounted, keys };
}

describe('/stripe-checkout/elements', () => {
  it('leads to the usual page where there are no fields, and fetches nothing of Stripe', async () => {
    const { router } = open({ 'GET /api/memberships/plans': dataAnswer(buildPlans()) });
    await waitFor(() => expect(router.state.location.href).toBe('/checkout?plan=year'));
    expect(script()).toBeNull();
  });

  it('says why the fields could not be fetched, and tries again', async () => {
    const { user } = open();
    await waitFor(() => expect(script()).not.toBeNull());
    act(() => void script()?.dispatchEvent(new Event('error')));
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    expect(script()).toBeNull();
    const { keys } = stripeFields(async () => ({ type: 'success' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Fields of cs_secret_1')).toBeTruthy();
    expect(keys).toEqual(['pk_test_1']);
  });

  it('puts Stripe’s fields in, shows what it refuses, and pays', async () => {
    let tries = 0;
    stripeFields(async () => {
      tries += 1;
      return tries === 1
        ? { type: 'error', error: { message: 'Your card was declined.' } }
        : { type: 'success' };
    });
    const { user, calls } = open();
    expect(await screen.findByText('Fields of cs_secret_1')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Pay $99.99' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Your card was declined.');
    await user.click(screen.getByRole('button', { name: 'Pay $99.99' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('button', { name: 'Pay $99.99' }).getAttribute('aria-busy')).toBe('true');
    const begun = calls.filter(({ key }) => key === 'POST /api/memberships/checkouts');
    expect(begun[0]?.body).toEqual({ interval: 'year', kind: 'form' });
  });

  it('says that nothing was charged where the service is away', async () => {
    open({ 'POST /api/memberships/checkouts': failureAnswer(502, 'payments.unavailable', 'Away.') });
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged');
    expect(screen.getByRole('link', { name: "Pay on Stripe's page instead" })).toBeTruthy();
  });
});
