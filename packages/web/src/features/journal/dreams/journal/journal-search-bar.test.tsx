import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { stubApi } from '#web/testing/stub-api.ts';
import type { JournalSearch } from './journal-search.ts';
import { JournalSearchBar } from './journal-search-bar.tsx';

const empty = { total: 0, categories: [], tags: [], symbols: [], languages: [] };

describe('JournalSearchBar', () => {
  beforeAll(() => loadWords('dreams'));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    stubApi({ 'GET /api/dreams/facets': dataAnswer(empty) });
  });
  afterEach(() => void vi.useRealTimers());

  function open(start: JournalSearch = {}) {
    const asked: JournalSearch[] = [];
    const page = (search: JournalSearch) => (
      <QueryClientProvider client={queryClient}>
        <JournalSearchBar search={search} onChange={handleChange} />
      </QueryClientProvider>
    );
    const queryClient = createQueryClient();
    const goTo = (search: JournalSearch) => view.rerender(page(search));
    function handleChange(next: JournalSearch) {
      asked.push(next);
      goTo(next);
    }
    const view = render(page(start));
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search your dreams' });
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    return { asked, field, type, rest, goTo };
  }

  it('asks 200 ms after the last key, once', () => {
    const { asked, type, rest } = open();
    type('s');
    rest(199);
    type('sea');
    rest(199);
    expect(asked).toEqual([]);
    rest(1);
    expect(asked).toEqual([{ q: 'sea' }]);
  });

  it('asks for words, not for the spaces around them', () => {
    const { asked, type, rest, field } = open({ q: 'sea' });
    type('sea ');
    rest(500);
    expect(asked).toEqual([]);
    expect(field.value).toBe('sea ');
  });

  it('asks for everything again when the words are taken out, and keeps the filters', () => {
    const { asked, type, rest } = open({ q: 'sea', tag: 'home' });
    type('');
    rest(200);
    expect(asked).toEqual([{ tag: 'home' }]);
  });

  it('follows the address, and asks nothing for that', () => {
    const { asked, field, rest, goTo } = open({ q: 'sea' });
    goTo({ q: 'bridge' });
    expect(field.value).toBe('bridge');
    rest(500);
    expect(asked).toEqual([]);
  });

  it('keeps what is being typed when a filter is chosen meanwhile', () => {
    const { asked, type, rest, goTo } = open();
    type('sea');
    rest(100);
    goTo({ category: 'lucid' });
    rest(200);
    expect(asked).toEqual([{ category: 'lucid', q: 'sea' }]);
  });

  it('hides the filters until they are asked for', () => {
    open();
    const toggle = screen.getByRole('button', { name: 'Filter' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByLabelText('From').closest('[hidden]')).not.toBeNull();
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByLabelText('From').closest('[hidden]')).toBeNull();
  });

  it('counts the filters of the address, and shows them', () => {
    open({ q: 'sea', tag: 'home', from: '2026-11-01' });
    const toggle = screen.getByRole('button', { name: 'Filter (2)' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });
});
