import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPreview } from '#web/features/insights/dream-analytics/testing/build-insights.ts';
import { buildMembership, buildPaying } from '#web/features/payments/memberships/testing/build-membership.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubApi } from '#web/testing/stub-api.ts';

describe('a call that is part of premium', () => {
  const open = (reason: string) => {
    stubApi({
      'GET /api/user': { json: buildUser() },
      'GET /api/insights/preview': dataAnswer(buildPreview()),
      'GET /api/personal-symbols': failureAnswer(403, reason, 'This is part of premium.'),
    });
    return renderApp('/personal-symbols');
  };

  it('leads to the page that explains premium', async () => {
    const { router } = open('memberships.premium_needed');
    await waitFor(() => expect(router.state.location.pathname).toBe('/premium-insights'));
    expect(await screen.findByText(/This is part of premium/)).toBeTruthy();
    const plans = await screen.findByRole('link', { name: 'See the plans' });
    expect(plans.getAttribute('href')).toBe('/subscribe');
  });

  it('is told apart from every other refusal', async () => {
    const { router } = open('accounts.suspended');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/personal-symbols');
  });
});

describe('the banner of a failed payment', () => {
  const problem = {
    invoiceId: 'in_2',
    amountDue: { amount: 999, currency: 'usd' },
    failedAt: '2026-12-21T12:00:00.000Z',
    nextAttemptAt: null,
    payUrl: null,
  };

  it('stands above a page of members, and leads to what can be done', async () => {
    stubApi({
      'GET /api/user': { json: buildUser({ subscriptionTier: 'premium' }) },
      'GET /api/memberships/current': dataAnswer(buildPaying({ status: 'past_due' }, { problem })),
    });
    renderApp('/welcome');
    const banner = await screen.findByRole('complementary', { name: 'Failed payment' });
    expect(banner.querySelector('a')?.getAttribute('href')).toBe('/account/subscription');
  });

  it('asks nothing about members who pay nothing', async () => {
    const calls = stubApi({
      'GET /api/user': { json: buildUser() },
      'GET /api/memberships/current': dataAnswer(buildMembership()),
    });
    renderApp('/welcome');
    await screen.findByRole('heading', { name: 'Enter Your Dreams' });
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/user']);
  });
});

describe('pages about premium', () => {
  it.each([
    ['/premium/features', 'What is in premium'],
    ['/premium/community', 'Community'],
    ['/premium-insights', 'Insights'],
  ])('%s', async (path, title) => {
    stubApi({ 'GET /api/user': { json: buildUser({ hasUnlimitedAccess: true }) } });
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
  });
});
