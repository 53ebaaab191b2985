import type { ImportEntry } from '@chitta/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { buildImport } from '../testing/build-import.ts';
import { EntryList } from './entry-list.tsx';

const entry = buildImport().entries[0] as ImportEntry;

async function lineOf(overrides: Partial<ImportEntry>) {
  renderPart(<EntryList title="Entries" entries={[{ ...entry, ...overrides }]} isOpen />);
  return screen.findByRole('listitem');
}

describe('EntryList', () => {
  it.each<[Partial<ImportEntry>, string]>([
    [{}, 'Mar 5, 2024 · dreams.csv, line 2'],
    [{ day: null }, 'dreams.csv, line 2'],
    [{ kind: 'symbol', day: null }, 'Symbol of your own · dreams.csv, line 2'],
    // The day stays the day, wherever the reader is.
    [{ day: '2024-01-01' }, 'Jan 1, 2024 · dreams.csv, line 2'],
  ])('says of %o where it stands', async (overrides, place) => {
    const line = await lineOf(overrides);
    expect(line.querySelector('.import-place')?.textContent).toBe(place);
  });

  it.each<[Partial<ImportEntry>, string | undefined]>([
    [{}, undefined],
    [{ duplicate: 'file' }, 'Twice in the file'],
    [{ problem: 'bad_date' }, 'There is no such day.'],
    // What keeps it out altogether matters more.
    [{ problem: 'empty', duplicate: 'journal' }, 'There is no text.'],
  ])('says what is the matter with %o', async (overrides, text) => {
    const line = await lineOf(overrides);
    expect(line.querySelector('.import-problem')?.textContent).toBe(text);
  });

  it('lets a screen reader read each dream in its language, and our words in ours', async () => {
    const line = await lineOf({ language: 'es', problem: 'no_date' });
    expect(line.lang).toBe('es');
    expect(screen.getByText('No date was found.').lang).toBe('en');
  });
});
