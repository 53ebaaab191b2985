import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  buildMembership,
  buildPaying,
  buildPlans,
} from '#web/features/payments/memberships/testing/build-membership.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';

function open(answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ timezone: 'Europe/Madrid' }) },
    'GET /api/memberships/plans': dataAnswer(buildPlans()),
    'GET /api/memberships/current': dataAnswer(buildMembership()),
    ...answers,
  });
  return { ...renderApp('/subscribe'), calls };
}

describe('/subscribe', () => {
  it('says "Preparing subscription..." while the session is checked', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    renderApp('/subscribe');
    expect(await screen.findByText('Preparing subscription...')).toBeDefined();
  });

  it('sends a visitor to sign in, and remembers the plan', async () => {
    stubApi({ 'GET /api/user': signedOut });
    const { router } = renderApp('/subscribe?plan=year');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toEqual({ next: '/subscribe?plan=year' });
  });

  it('begins with the year and what it saves, switches to the month, and leads to pay', async () => {
    const { user, router } = open();
    const offered = await screen.findByRole('region', { name: 'Plans' });
    expect(within(offered).getByText('Save 16%')).toBeTruthy();
    expect(within(offered).getByText('$8.33 a month')).toBeTruthy();
    expect(within(offered).getByText('$99.99 a year, instead of $119.88 for twelve months')).toBeTruthy();
    expect(offered.textContent).toContain('no real money moves');
    await user.click(within(offered).getByRole('radio', { name: 'Monthly' }));
    expect(within(offered).getByText('$9.99 a month')).toBeTruthy();
    await user.click(within(offered).getByRole('link', { name: 'Go on' }));
    await waitFor(() => expect(router.state.location.href).toBe('/checkout?plan=month'));
  });

  it('says first what it costs, with the way to the plans', async () => {
    open();
    const price = await screen.findByRole('link', { name: '$9.99 a month or $99.99 a year' });
    const to = document.querySelector(price.getAttribute('href') ?? '');
    expect(to?.contains(await screen.findByRole('region', { name: 'Plans' }))).toBe(true);
  });

  it('says of the accuracy only what was measured, and where', async () => {
    open();
    const heading = await screen.findByRole('heading', { name: 'Symbol detection, measured' });
    const line = heading.closest('li');
    expect(line?.textContent).toMatch(/9\d(\.\d)?% were found in \d+ English dreams and 9\d(\.\d)?% in \d+/);
    expect(
      within(line as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/learn/accuracy');
  });

  it('names a free first month, and what was begun', async () => {
    open({
      'GET /api/memberships/current': dataAnswer(
        buildMembership({
          offer: { freeMonths: 1, freeUntil: '2026-12-21T12:00:00.000Z' },
          openCheckout: { id: 4, interval: 'month' },
        }),
      ),
    });
    expect(await screen.findByText(/nothing is charged before December 21, 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/checkout?plan=month');
  });

  it('sells nothing to a member who has it', async () => {
    open({ 'GET /api/memberships/current': dataAnswer(buildPaying()) });
    expect(await screen.findByRole('heading', { name: 'You have premium' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go on' })).toBeNull();
  });

  it('says honestly that a server sells nothing', async () => {
    const none = buildPlans({ provider: null, prices: null, savingPercent: 0 });
    open({ 'GET /api/memberships/plans': dataAnswer(none) });
    expect(await screen.findByRole('heading', { name: 'This server sells no memberships' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /a month or/ })).toBeNull();
  });

  it('says why prices are missing, and tries again', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/memberships/plans': () =>
        isDown ? failureAnswer(502, 'payments.unavailable', 'Down.') : dataAnswer(buildPlans()),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('payment service');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Go on' })).toBeTruthy();
  });

  it('says it without a connection', async () => {
    open({ 'GET /api/memberships/plans': 'network-failure' });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
  });
});

describe('older addresses', () => {
  it.each([
    '/subscription/premium-checkout',
    '/subscription/checkout',
    '/subscription/stripe-checkout',
    '/stripe-checkout',
  ])('%s leads to pay, with the plan', async (path) => {
    stubApi({
      'GET /api/user': { json: buildUser() },
      'GET /api/memberships/plans': dataAnswer(buildPlans()),
      'GET /api/memberships/current': dataAnswer(buildMembership()),
    });
    const { router } = renderApp(`${path}?plan=year`);
    await waitFor(() => expect(router.state.location.href).toBe('/checkout?plan=year'));
  });

  it('/premium/insights leads to the page that explains premium', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    const { router } = renderApp('/premium/insights');
    await waitFor(() => expect(router.state.location.pathname).toBe('/premium-insights'));
    expect(await screen.findByRole('link', { name: 'See the plans' })).toBeTruthy();
  });
});
