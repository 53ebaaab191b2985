import { screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildLine, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { Journal } from './journal.tsx';
import type { JournalSearch } from './journal-search.ts';

const facets = { total: 2, categories: [], tags: [{ value: 'home', count: 1 }], symbols: [], languages: [] };
const known = ['By the sea', 'A bridge', 'An older one', 'The old harbour', 'At home'];
const page = (titles: readonly string[], nextCursor: string | null = null) =>
  dataAnswer({
    items: titles.map((title) => buildLine({ id: known.indexOf(title) + 1, title })),
    nextCursor,
  });
const queryOf = (call: StubCall) => Object.fromEntries(new URL(call.url, 'http://localhost').searchParams);

type PageProps = { readonly start: JournalSearch } & Pick<
  ComponentProps<typeof Journal>,
  'isHeld' | 'isAwaited'
>;

function Page({ start, ...props }: PageProps) {
  const [search, setSearch] = useState(start);
  const user = buildUser({ timezone: 'UTC' });
  return <Journal user={user} search={search} onSearch={setSearch} {...props} />;
}

function open(
  answer: (query: Record<string, string>) => StubAnswer,
  start: JournalSearch = {},
  { isHeld = false, isAwaited = false, memory = {} as StubAnswers } = {},
) {
  const calls = stubApi({
    'GET /api/dreams/facets': dataAnswer(facets),
    'GET /api/dreams/on-this-day': dataAnswer({
      items: [{ monthsAgo: 12, dream: buildLine({ id: 4, title: 'The old harbour' }) }],
    }),
    'GET /api/dreams': (call) => answer(queryOf(call)),
    'GET /api/dreams/deleted': dataAnswer({ items: [], nextCursor: null, total: 0 }),
    ...memory,
  });
  const part = renderPart(<Page start={start} isHeld={isHeld} isAwaited={isAwaited} />);
  const asked = () => calls.filter((call) => call.key === 'GET /api/dreams').map(queryOf);
  return { ...part, asked };
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);

describe('Journal', () => {
  beforeAll(() => loadWords('dreams'));

  it.each([
    [false, 'Your first dream goes here'],
    [true, 'Nothing here yet'],
  ])('speaks of a first dream only where none waits (%s)', async (isAwaited, heading) => {
    open(() => page([]), {}, { isAwaited });
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(heading);
    expect(screen.getByRole('link', { name: 'Write a dream' })).toBeTruthy();
    expect(screen.queryByRole('figure') === null).toBe(isAwaited);
  });

  it('reads on, page by page', async () => {
    const { user, asked } = open(({ cursor }) => {
      return cursor === 'c1' ? page(['An older one']) : page(['By the sea', 'A bridge'], 'c1');
    });
    await user.click(await screen.findByRole('button', { name: 'Show earlier dreams' }));
    expect(await screen.findByText('An older one')).toBeTruthy();
    expect(titles()).toEqual(['By the sea', 'A bridge', 'An older one']);
    expect(screen.queryByRole('button', { name: 'Show earlier dreams' })).toBeNull();
    expect(asked()).toEqual([{}, { cursor: 'c1' }]);
  });

  it('keeps what is there when the next page does not come, and tries again', async () => {
    let isBroken = true;
    const { user } = open(({ cursor }) => {
      if (!cursor) return page(['By the sea'], 'c1');
      return isBroken ? failureAnswer(503, 'server.overloaded', 'busy') : page(['An older one']);
    });
    await user.click(await screen.findByRole('button', { name: 'Show earlier dreams' }));
    expect((await screen.findAllByRole('alert')).map((alert) => alert.textContent)).toEqual([
      'The server is busy. Please try again in a moment.',
    ]);
    expect(titles()).toEqual(['By the sea']);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toEqual(['By the sea', 'An older one']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('remembers dreams of this day beside the list', async () => {
    open(() => page(['By the sea']));
    await screen.findByText('By the sea');
    expect(await screen.findByRole('link', { name: 'The old harbour' })).toBeTruthy();
  });

  it('shows nothing that would jump before it is known what stands above', async () => {
    const { asked, container } = open(() => page(['By the sea']), {}, { isHeld: true });
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(container.querySelector('.skeleton')).not.toBeNull();
    expect(screen.queryByText('By the sea')).toBeNull();
  });

  it('opens without a memory that does not come', async () => {
    const memory = { 'GET /api/dreams/on-this-day': 'network-failure' } as const;
    open(() => page(['By the sea']), {}, { memory });
    expect(await screen.findByText('By the sea')).toBeTruthy();
  });

  it('keeps the field under the fingers of who takes a search back', async () => {
    const { user } = open(() => page(['By the sea']), { q: 'sea' });
    const field = await screen.findByRole('searchbox');
    await user.clear(field);
    expect(await screen.findByRole('link', { name: 'The old harbour' })).toBeTruthy();
    expect(screen.getByRole('searchbox')).toBe(document.activeElement);
  });

  it('leaves the memory aside while something is searched for', async () => {
    const { asked } = open(() => page(['By the sea']), { q: 'sea' });
    await screen.findByText('By the sea');
    expect(asked()).toEqual([{ q: 'sea' }]);
    expect(screen.queryByRole('link', { name: 'The old harbour' })).toBeNull();
  });

  it('leaves the earlier lines standing while it looks for others', async () => {
    const { user, container } = open(({ tag }) => {
      return tag ? page(['At home']) : page(['By the sea']);
    });
    await screen.findByText('By the sea');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'home');
    expect(container.querySelector('.skeleton')).toBeNull();
    await waitFor(() => expect(titles()).toEqual(['At home']));
  });

  it('shows everything again after a search without a find', async () => {
    const { user } = open(({ q }) => page(q ? [] : ['By the sea']), { q: 'zebra' });
    await user.click(await screen.findByRole('button', { name: 'Show all dreams' }));
    expect(await screen.findByText('By the sea')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('says how many a search has found and by what, and what was looked for instead', async () => {
    const items = [
      buildLine({ id: 1, hit: { text: 'The water.', words: ['water'], symbols: [] } }),
      buildLine({ id: 2, hit: { text: null, words: [], symbols: ['Agua'] } }),
    ];
    open(() => dataAnswer({ items, nextCursor: null, corrected: 'water' }), { q: 'wter' });
    const found = await screen.findByText(/2 dreams/);
    expect(found.textContent).toBe(
      'No dream contains “wter”. Shown instead: water. 2 dreams · 1 by its symbol',
    );
  });

  it('counts the nights of the months that it shows', async () => {
    const night = { dreams: [], count: 1, length: 9, category: null, returning: 0 };
    const nights = ['2026-11-02', '2026-11-20', '2026-10-01'].map((day) => ({ ...night, night: day }));
    const year = { year: 2026, nights, firstYear: 2026, lastYear: 2026 };
    open(() => page(['By the sea']), {}, { memory: { 'GET /api/dreams/nights': dataAnswer(year) } });
    expect(await screen.findByText('2 nights')).toBeTruthy();
  });
});
