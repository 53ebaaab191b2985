import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPreview } from '#web/features/insights/dream-analytics/testing/build-insights.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubApi } from '#web/testing/stub-api.ts';

function open(path: string, preview = buildPreview()) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/insights/preview': dataAnswer(preview),
  });
  return { calls, ...renderApp(path) };
}

describe('insights without premium', () => {
  it.each(['/insights', '/insights/symbols/house', '/premium/insights', '/premium-insights'])(
    '%s shows what there would be of the own journal',
    async (path) => {
      const { router, calls } = open(path);
      expect(
        await screen.findByText('You have written down 12 dreams in 11 nights since September 2, 2026.'),
      ).toBeTruthy();
      expect(router.state.location.pathname).toBe('/premium-insights');
      expect(
        screen.getByText('Your sky: 48 stars, and 131 lines between symbols that came together.'),
      ).toBeTruthy();
      expect(screen.queryByText(/again and again/)).toBeNull();
      const plans = screen.getByRole('link', { name: 'See the plans' });
      expect(plans.getAttribute('href')).toBe('/subscribe');
      expect(plans.classList.contains('button-primary')).toBe(true);
      expect(calls.map(({ key }) => key)).not.toContain('GET /api/insights/sky');
    },
  );

  it('says that little is little', async () => {
    open('/premium-insights', buildPreview({ dreams: 2, nights: 2, stories: 0 }));
    expect(await screen.findByText(/That is not much to see patterns in/)).toBeTruthy();
    expect(screen.queryByText(/stories of/)).toBeNull();
  });

  it('leads to the themes, which are free', async () => {
    open('/premium-insights', buildPreview());
    const link = await screen.findByRole('link', { name: /typical themes.*free/ });
    expect(link.getAttribute('href')).toBe('/themes');
  });

  it('promises nothing of an empty journal', async () => {
    open(
      '/premium-insights',
      buildPreview({
        dreams: 0,
        nights: 0,
        firstNight: null,
        lastNight: null,
        symbols: 0,
        meetings: 0,
        topSymbols: [],
        stories: 0,
        feelings: 0,
      }),
    );
    expect(await screen.findByText(/^Your journal is empty/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'What insights would show you' })).toBeNull();
    const isMain = (name: string) => screen.getByRole('link', { name }).classList.contains('button-primary');
    expect([isMain('Write a dream'), isMain('See the plans')]).toEqual([true, false]);
    expect(screen.getByRole('link', { name: 'Write a dream' }).getAttribute('href')).toBe('/dream-input');
  });

  it('shows nothing below the counts before they are there, so that nothing jumps', async () => {
    let give = (_: ReturnType<typeof dataAnswer>) => {};
    const counts = new Promise<ReturnType<typeof dataAnswer>>((resolve) => {
      give = resolve;
    });
    stubApi({ 'GET /api/user': { json: buildUser() }, 'GET /api/insights/preview': () => counts });
    renderApp('/premium-insights');
    await screen.findByRole('heading', { level: 1, name: 'Insights' });
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
    give(dataAnswer(buildPreview()));
    expect(await screen.findByRole('link', { name: 'See the plans' })).toBeTruthy();
  });

  it('says that the counts are not there, and keeps the rest', async () => {
    stubApi({
      'GET /api/user': { json: buildUser() },
      'GET /api/insights/preview': failureAnswer(500, 'internal.unexpected', 'Broken.'),
    });
    renderApp('/premium-insights');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Insights' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy();
  });

  it('leads who has premium to their insights', async () => {
    stubApi({ 'GET /api/user': { json: buildUser({ hasUnlimitedAccess: true }) } });
    const { router } = renderApp('/premium-insights');
    await waitFor(() => expect(router.state.location.pathname).toBe('/insights'));
  });

  it('shows them what it would give once the server says that premium has ended', async () => {
    let isFirst = true;
    stubApi({
      'GET /api/user': () => {
        const user = buildUser({ hasUnlimitedAccess: isFirst });
        isFirst = false;
        return { json: user };
      },
      'GET /api/insights/preview': dataAnswer(buildPreview()),
    });
    const { router } = renderApp('/premium-insights');
    expect(await screen.findByRole('link', { name: 'See the plans' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/premium-insights');
  });
});
