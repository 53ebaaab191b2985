import { type LifeField, lifeFields } from '@chitta/contract/limits';

export const historyStates = ['open', 'due', 'completed'] as const;

/** What the address of the list holds: search words and filters. */
export interface HistorySearch {
  readonly q?: string;
  readonly field?: LifeField;
  readonly state?: (typeof historyStates)[number];
}

/** Keeps of an address what the list understands; the rest is as if it were not there. */
export function validateHistorySearch(search: Record<string, unknown>): HistorySearch {
  // The router reads `?q=42` as a number.
  const q = String(search.q ?? '').slice(0, 200);
  const field = lifeFields.find((each) => each === search.field);
  const state = historyStates.find((each) => each === search.state);
  return { ...(q.trim() && { q }), ...(field && { field }), ...(state && { state }) };
}

/** As the server is asked. */
export function queryOf({ q, ...filters }: HistorySearch) {
  return { ...filters, ...(q && { search: q.trim() }) };
}
