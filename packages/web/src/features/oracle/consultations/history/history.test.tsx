import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { rememberUser } from '#web/lib/session.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { stubCaches } from '#web/testing/stub-caches.ts';
import { buildListed, question } from '../testing/build-consultation.ts';
import { History } from './history.tsx';
import type { HistorySearch } from './history-search.ts';

const searched: HistorySearch[] = [];

function open(answer: StubAnswer | ((call: StubCall) => StubAnswer), search: HistorySearch = {}) {
  searched.length = 0;
  const calls = stubApi({ 'GET /api/oracle/consultations': answer });
  return {
    ...renderPart(<History zone="UTC" search={search} onSearch={(next) => searched.push(next)} />),
    calls,
  };
}

const page = (items: readonly object[], nextCursor: string | null = null) =>
  dataAnswer({ items, nextCursor });

describe('the list of consultations', () => {
  beforeAll(() => loadWords('oracle'));

  it('shows question, thought, field, how the practice stands and how much was written', async () => {
    open(page([buildListed({ entries: 3, isFollowUpDue: true, isShared: true })]));
    const link = await screen.findByRole('link', { name: question });
    expect(link.getAttribute('href')).toBe(`/oracle-history/${buildListed().id}`);
    const line = link.closest('li')?.textContent ?? '';
    for (const told of ['You are looking for a way out', 'Work', 'Time to look back:', '3 entries', 'Shared'])
      expect(line).toContain(told);
  });

  it.each([
    [{ practiceCompleted: true }, 'Completed:'],
    [{}, 'Open:'],
    [{ kind: 'care' as const, practiceTitle: null, thought: null, field: null }, 'A word of care'],
    [{ kind: 'outside' as const, practiceTitle: null, thought: null, field: null }, 'A question for others'],
  ])('tells %j apart', async (changes, told) => {
    open(page([buildListed(changes)]));
    expect((await screen.findByRole('link', { name: question })).closest('li')?.textContent).toContain(told);
  });

  it('begins with an example where nothing was asked', async () => {
    open(page([]));
    expect(await screen.findByRole('link', { name: 'Ask your first question' })).toBeTruthy();
    expect(screen.getByRole('figure', { name: 'An example' })).toBeTruthy();
  });

  it('says that nothing was found, with the way to all', async () => {
    const { user, calls } = open(page([]), { q: 'zebra', state: 'due' });
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(searched).toEqual([{}]);
    expect(calls[0]?.url).toBe('/api/oracle/consultations?state=due&search=zebra');
  });

  it('searches and filters by the address', async () => {
    const { user } = open(page([buildListed()]));
    await user.selectOptions(await screen.findByLabelText('About'), 'Family');
    expect(searched.at(-1)).toEqual({ field: 'family' });
    await user.selectOptions(screen.getByLabelText('Practice'), 'Open');
    expect(searched.at(-1)).toEqual({ state: 'open' });
    await user.type(screen.getByRole('searchbox', { name: 'Search your consultations' }), 'brother');
    await waitFor(() => expect(searched.at(-1)).toEqual({ q: 'brother' }));
  });

  it('goes on page by page', async () => {
    const { user } = open(({ url }) =>
      url.includes('cursor=more')
        ? page([buildListed({ id: 'b'.repeat(22), userInput: 'And an older one?' })])
        : page([buildListed()], 'more'),
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'And an older one?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: question })).toBeTruthy();
  });

  it('says why there is no list, and asks again', async () => {
    let isBroken = true;
    const { user } = open(() =>
      isBroken
        ? failureAnswer(500, 'server.unexpected', 'An unexpected error occurred')
        : page([buildListed()]),
    );
    await screen.findByRole('alert');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: question })).toBeTruthy();
  });

  it('shows without a connection what this device keeps', async () => {
    stubCaches();
    rememberUser(buildUser({ id: 7 }));
    const { unmount } = open(page([buildListed()]));
    await screen.findByRole('link', { name: question });
    unmount();
    open('network-failure');
    expect(await screen.findByRole('link', { name: question })).toBeTruthy();
    expect(screen.getByText(/consultations that this device keeps/)).toBeTruthy();
  });
});
