import { describe, expect, it } from 'vitest';
import { validateJournalAddress } from './journal-address.ts';

describe('validateJournalAddress', () => {
  it.each([
    [{}, {}],
    [{ q: 'sea', year: 2026 }, { q: 'sea' }],
    [{ view: 'list', tag: 'home' }, { tag: 'home' }],
    [
      { view: 'sky', q: 'sea', year: 2025 },
      { view: 'sky', year: 2025 },
    ],
    [
      { view: 'calendar', year: '2025' },
      { view: 'calendar', year: 2025 },
    ],
    [{ view: 'calendar', year: 'x' }, { view: 'calendar' }],
    [{ view: 'all', year: 1 }, { view: 'all' }],
    [{ view: 'moon' }, {}],
  ])('%j is %j', (search, address) => {
    expect(validateJournalAddress(search)).toEqual(address);
  });
});
