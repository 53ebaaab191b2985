import { type JournalSearch, validateJournalSearch } from './journal-search.ts';

/** Ways to look at the journal; the list is what an address without one shows. */
export const journalViews = ['list', 'calendar', 'sky', 'all'] as const;
export type JournalView = (typeof journalViews)[number];

/** What the address of the journal holds: how it is looked at, and what is searched for in its list. */
export interface JournalAddress extends JournalSearch {
  readonly view?: Exclude<JournalView, 'list'>;
  /** Of calendar and sky. */
  readonly year?: number;
}

/** Keeps of an address what the journal understands; the rest is as if it were not there. */
export function validateJournalAddress(search: Record<string, unknown>): JournalAddress {
  const view = journalViews.find((each) => each !== 'list' && each === search.view);
  if (view === undefined || view === 'list') return validateJournalSearch(search);
  const year = Number(search.year);
  const isYear = Number.isInteger(year) && year >= 1900 && year < 9000;
  return { view, ...(isYear && { year }) };
}
