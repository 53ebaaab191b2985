import type { DictionaryItem } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import type { DictionarySearch } from '../dictionary-search.ts';
import { DictionaryBrowser } from './dictionary-browser.tsx';

const list = 'GET /api/dictionary';
const snake: DictionaryItem = {
  slug: 'snake',
  address: 'snake',
  kind: 'symbol',
  name: 'Snake',
  group: 'animal',
  category: 'Animals',
  description: 'It sheds what it has outgrown.',
  isCommon: true,
  foundBy: null,
};
const facets = {
  language: 'en',
  total: 1650,
  categories: [{ value: 'Animals', count: 80 }],
  groups: [],
  letters: [
    { value: 's', count: 90 },
    { value: '#', count: 2 },
  ],
};
const page = (items: DictionaryItem[], total = items.length, nextCursor: string | null = null) =>
  dataAnswer({ items, total, nextCursor });

/** As its page holds it: the search is kept outside. */
function Page({ start }: { readonly start: DictionarySearch }) {
  const [search, setSearch] = useState(start);
  return <DictionaryBrowser language="en" search={search} onSearch={setSearch} />;
}

function open(start: DictionarySearch = {}, answers: StubAnswers = {}) {
  const calls = stubApi({
    [list]: page([snake]),
    'GET /api/dictionary/facets': dataAnswer(facets),
    ...answers,
  });
  const asked = () =>
    calls.filter(({ key }) => key === list).map(({ url }) => new URLSearchParams(url.split('?')[1]));
  return { ...renderPart(<Page start={start} />), asked };
}

describe('DictionaryBrowser', () => {
  it('counts aloud, and leads to each entry', async () => {
    open();
    expect((await screen.findByRole('status')).textContent).toBe('1 symbol');
    expect(screen.getByRole('link', { name: 'Snake' }).getAttribute('href')).toBe('/learn/dictionary/snake');
    expect(await screen.findByText(/^1,650 symbols, each read/)).toBeTruthy();
  });

  it('says that nothing was found', async () => {
    open({ q: 'plugh' }, { [list]: page([]) });
    expect((await screen.findByRole('status')).textContent).toMatch(/^No symbol by that name yet/);
  });

  it('says by which word it found a symbol', async () => {
    open({ q: 'viper' }, { [list]: page([{ ...snake, foundBy: 'viper' }]) });
    expect(await screen.findByText('Animals · also “viper”')).toBeTruthy();
  });

  it('narrows by letter and category together, and widens again', async () => {
    const { user, asked } = open();
    const letter = await screen.findByRole('button', { name: 'S, 90' });
    expect(letter.getAttribute('aria-pressed')).toBe('false');
    await user.click(letter);
    expect(letter.getAttribute('aria-pressed')).toBe('true');
    await user.selectOptions(screen.getByLabelText('Category'), 'Animals');
    await waitFor(() => expect(asked().at(-1)?.get('category')).toBe('Animals'));
    expect(asked().at(-1)?.get('letter')).toBe('s');
    await user.click(letter);
    await user.selectOptions(screen.getByLabelText('Category'), '');
    expect(letter.getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByLabelText('Category')).toHaveProperty('value', '');
  });

  it('searches within what is chosen, and empties the field with one press', async () => {
    const { user, asked } = open({ letter: 's' });
    const field = await screen.findByRole('searchbox', { name: 'Search the dictionary' });
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    await user.type(field, 'sna');
    await waitFor(() => expect(asked().at(-1)?.get('search')).toBe('sna'));
    expect(asked().at(-1)?.get('letter')).toBe('s');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field).toHaveProperty('value', '');
  });

  it('goes on page by page; what is there stays where the next one fails', async () => {
    let isDown = true;
    const second = { ...snake, slug: 'spider', name: 'Spider' };
    const { user, asked } = open(
      {},
      {
        [list]: ({ url }) => {
          if (!url.includes('cursor=')) return page([snake], 2, 'next');
          return isDown ? failureAnswer(503, 'server.overloaded', 'busy') : page([second], 2);
        },
      },
    );
    const more = await screen.findByRole('button', { name: 'Show more' });
    await user.click(more);
    expect((await screen.findByRole('alert')).textContent).toContain('The server is busy');
    expect(screen.getByRole('link', { name: 'Snake' })).toBeTruthy();
    isDown = false;
    await user.click(more);
    expect(await screen.findByRole('link', { name: 'Spider' })).toBeTruthy();
    expect(asked().at(-1)?.get('cursor')).toBe('next');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('does without counts where they do not come', async () => {
    open({}, { 'GET /api/dictionary/facets': 'network-failure' });
    expect(await screen.findByRole('link', { name: 'Snake' })).toBeTruthy();
    expect(screen.getByText(/^Every symbol, read by what it is for/)).toBeTruthy();
  });

  it('says what is wrong, and tries again', async () => {
    let isDown = true;
    const { user } = open({}, { [list]: () => (isDown ? 'network-failure' : page([snake])) });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Snake' })).toBeTruthy();
  });
});
