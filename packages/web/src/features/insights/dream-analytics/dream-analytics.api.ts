import type { InsightPeriod } from '@chitta/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

interface Wanted {
  readonly period: InsightPeriod;
  readonly on?: string | undefined;
}

/** Milliseconds after which figures that are still being counted are asked for again. */
const pendingAgain = 4000;

/** Figures of a stretch of time; while they are being counted they are asked for again. */
export const insightsQuery = ({ period, on }: Wanted, language = currentLanguage()) =>
  queryOptions({
    queryKey: ['insights', 'figures', period, on ?? 'today', language],
    queryFn: ({ signal }) =>
      api('GET /api/insights', { query: { period, ...(on && { on }), language }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isPending ? pendingAgain : false),
    meta: { isQuiet: true },
  });

/** What insights would show of the member's own journal. */
export const insightsPreviewQuery = (language = currentLanguage()) =>
  queryOptions({
    queryKey: ['insights', 'preview', language],
    queryFn: ({ signal }) => api('GET /api/insights/preview', { query: { language }, signal }),
    meta: { isQuiet: true },
  });
