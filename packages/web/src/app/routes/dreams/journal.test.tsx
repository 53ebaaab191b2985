import type { DreamListItem, DueFollowUp } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildLine } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const page = (items: readonly DreamListItem[]) => ({
  json: { success: true, data: { items, nextCursor: null } },
});
const facets = {
  total: 1,
  categories: [{ value: 'recurring', count: 1 }],
  tags: [],
  symbols: [],
  languages: [],
};

function openJournal(address: string, list: StubAnswers['GET /api/dreams'], due: DueFollowUp | null = null) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/dreams/facets': { json: { success: true, data: facets } },
    'GET /api/follow-ups': { json: { success: true, data: { due } } },
    ...(list ? { 'GET /api/dreams': list } : {}),
  });
  return { ...renderApp(address), calls };
}

describe('journal page', () => {
  it('teaches by an example while it is empty', async () => {
    openJournal('/journal', page([]));
    expect(await screen.findByRole('heading', { name: 'Your first dream goes here' })).toBeTruthy();
    expect(screen.getByText(/grandmother's house led down/)).toBeTruthy();
  });

  it('lists dreams by month with their marks', async () => {
    const october = buildLine({ id: 2, title: 'By the sea', createdAt: '2026-10-02T12:00:00.000Z' });
    openJournal('/journal', ({ url }) => page(url.includes('from=') ? [] : [buildLine({}), october]));
    const link = await screen.findByRole('link', { name: 'A dog on the stairs' });
    expect(link.getAttribute('href')).toBe('/journal/1');
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'November 2026',
      'October 2026',
    ]);
    expect(screen.getAllByText('Recurring')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: /moon|crescent|quarter|gibbous/i }).length).toBeGreaterThan(0);
  });

  it('asks one question, and none of who is looking for something', async () => {
    const asked = { name: 'Did the reading of “The lake” fit?' };
    const due: DueFollowUp = {
      dreamId: 9,
      title: 'The lake',
      language: 'en',
      headline: null,
      day: 2,
      symbols: [],
    };
    const { user } = openJournal('/journal', page([buildLine({})]), due);
    expect(await screen.findByRole('region', asked)).toBeTruthy();
    await user.type(await screen.findByRole('searchbox'), 'sea');
    await waitFor(() => expect(screen.queryByRole('region', asked)).toBeNull());
  });

  it('puts the search into the address and asks for it', async () => {
    const { user, router, calls } = openJournal('/journal', ({ url }) =>
      page(url.includes('q=sea') || url.includes('from=') ? [] : [buildLine({})]),
    );
    await user.type(await screen.findByRole('searchbox'), 'sea');
    expect(await screen.findByText('No dreams match your search.')).toBeTruthy();
    expect(router.state.location.search).toEqual({ q: 'sea' });
    await user.click(screen.getByRole('button', { name: 'Show all dreams' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(calls.some((call) => call.url.includes('q=sea'))).toBe(true);
  });

  it('shows what went wrong and asks again', async () => {
    let isBroken = true;
    const { user } = openJournal('/journal?category=recurring', () =>
      isBroken
        ? {
            status: 503,
            json: { success: false, code: 'INTERNAL', reason: 'server.overloaded', message: 'busy' },
          }
        : page([buildLine({})]),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('The server is busy.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'A dog on the stairs' })).toBeTruthy();
  });
});
