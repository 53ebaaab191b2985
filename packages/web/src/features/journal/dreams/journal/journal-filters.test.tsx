import type { DreamFacets } from '@chitta/contract';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { JournalFilters } from './journal-filters.tsx';
import type { JournalSearch } from './journal-search.ts';

const facets: DreamFacets = {
  total: 9,
  categories: [
    { value: 'recurring', count: 5 },
    { value: 'lucid', count: 2 },
  ],
  tags: [{ value: 'home', count: 3 }],
  symbols: [{ value: 'dog', name: 'Dog', count: 4 }],
  languages: [
    { value: 'en', count: 8 },
    { value: 'es', count: 1 },
  ],
};

let current: JournalSearch;

function Page({ search }: { readonly search: JournalSearch }) {
  const [value, setValue] = useState(search);
  current = value;
  return <JournalFilters search={value} onChange={setValue} />;
}

async function open(search: JournalSearch = {}, found: DreamFacets = facets) {
  stubApi({ 'GET /api/dreams/facets': dataAnswer(found) });
  const part = renderPart(<Page search={search} />);
  await screen.findByLabelText(/^(?:From|Desde)$/);
  return part;
}

const choicesOf = async (label: string) => {
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: label });
  return [...select.options].map((option) => option.text);
};

describe('JournalFilters', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => i18n.changeLanguage('en'));

  it('offers what the journal holds, with how many dreams hold it', async () => {
    await open();
    expect(await choicesOf('Category')).toEqual(['Any', 'Recurring (5)', 'Lucid (2)']);
    expect(await choicesOf('Tag')).toEqual(['Any', 'home (3)']);
    expect(await choicesOf('Symbol')).toEqual(['Any', 'Dog (4)']);
    expect(await choicesOf('Language')).toEqual(['Any', 'English (8)', 'Spanish (1)']);
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    await open();
    expect(await choicesOf('Categoría')).toEqual(['Cualquiera', 'Recurrente (5)', 'Lúcido (2)']);
    expect(await choicesOf('Idioma')).toEqual(['Cualquiera', 'Inglés (8)', 'Español (1)']);
  });

  it('offers nothing that would not narrow the list', async () => {
    await open(
      {},
      { total: 1, categories: [], tags: [], symbols: [], languages: [{ value: 'en', count: 1 }] },
    );
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    expect(screen.getByLabelText('From')).toBeTruthy();
    expect(screen.getByLabelText('Until')).toBeTruthy();
  });

  it('adds a filter to the others, and takes it back with Any', async () => {
    const { user } = await open({ q: 'sea', tag: 'home' });
    const category = await screen.findByRole('combobox', { name: 'Category' });
    await user.selectOptions(category, 'lucid');
    expect(current).toEqual({ q: 'sea', tag: 'home', category: 'lucid' });
    await user.selectOptions(category, '');
    expect(current).toEqual({ q: 'sea', tag: 'home' });
  });

  it('filters by days', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-20' } });
    expect(current).toEqual({ from: '2026-11-01', to: '2026-11-20' });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } });
    expect(current).toEqual({ to: '2026-11-20' });
  });

  it('clears the filters at once, and leaves the words', async () => {
    const { user } = await open({ q: 'sea', tag: 'home', from: '2026-11-01' });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(current).toEqual({ q: 'sea' });
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('shows a filter of the address that no dream holds, in words', async () => {
    await open({ category: 'visitation', tag: 'moon' });
    expect(await choicesOf('Category')).toContain('Visitation');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tag' }).value).toBe('moon');
  });
});
