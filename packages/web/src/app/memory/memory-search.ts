/** What the page of memory shows; missing: the day. */
const views = ['month', 'exercise', 'archive'] as const;
export type MemoryView = (typeof views)[number] | 'day';

export interface MemorySearch {
  readonly view?: (typeof views)[number];
  /** `YYYY-MM-DD`; missing: today. */
  readonly day?: string;
  /** `YYYY-MM`; missing: this month. */
  readonly month?: string;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value);

/** What an address says, without what makes no sense. */
export function validateMemorySearch(search: Record<string, unknown>): MemorySearch {
  const view = views.find((each) => each === search.view);
  return {
    ...(view && { view }),
    ...(!view && isDay(search.day) && { day: search.day }),
    ...(view === 'month' && isMonth(search.month) && { month: search.month }),
  };
}
