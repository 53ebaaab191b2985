import type { InsightPeriod } from '@chitta/contract';
import { insightPeriods } from '@chitta/contract/limits';

/** What is looked at: a stretch of time, and a day within it. */
export interface InsightsSearch {
  readonly period?: InsightPeriod;
  /** `YYYY-MM-DD`; missing: today. */
  readonly on?: string;
}

/** What is not understood is left out. */
export function validateInsightsSearch(search: Record<string, unknown>): InsightsSearch {
  const period = insightPeriods.find((each) => each === search.period);
  const on = typeof search.on === 'string' && /^\d{4}-\d\d-\d\d$/.test(search.on) ? search.on : undefined;
  return { ...(period && { period }), ...(on && { on }) };
}
