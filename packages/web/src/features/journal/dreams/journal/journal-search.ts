import type { DreamCategory, Language } from '@chitta/contract';

/** What the address of the journal holds: search words and filters. */
export interface JournalSearch {
  readonly q?: string;
  readonly category?: DreamCategory;
  readonly tag?: string;
  readonly symbol?: string;
  readonly language?: Language;
  readonly from?: string;
  readonly to?: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

const isFilled = (value: string) => value.length > 0 && value.length <= 200;
const rules: Readonly<Record<keyof JournalSearch, (value: string) => boolean>> = {
  q: isFilled,
  category: (value) => /^[a-z]+$/.test(value),
  tag: (value) => isFilled(value) && value.length <= 40,
  symbol: (value) => /^[a-z0-9-]{1,80}$/.test(value),
  language: (value) => value === 'en' || value === 'es',
  from: (value) => day.test(value),
  to: (value) => day.test(value),
};

/** Keeps of an address what the journal understands; the rest is as if it were not there. */
export function validateJournalSearch(search: Record<string, unknown>): JournalSearch {
  const entries = Object.entries(rules).flatMap(([name, isValid]) => {
    const given = search[name];
    // The router reads `?q=42` as a number.
    const value = typeof given === 'number' ? String(given) : given;
    return typeof value === 'string' && isValid(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** How many filters narrow the list, the search words aside. */
export function countFilters({ q: _, ...filters }: JournalSearch): number {
  return Object.values(filters).filter(Boolean).length;
}
