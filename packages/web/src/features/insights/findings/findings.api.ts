import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

/** What is otherwise in a month (`YYYY-MM`; missing: this one) than in the year before it. */
export const findingsQuery = (month?: string, language = currentLanguage()) =>
  queryOptions({
    queryKey: ['insights', 'findings', month ?? 'now', language],
    queryFn: ({ signal }) =>
      api('GET /api/insights/findings', { query: { ...(month && { month }), language }, signal }),
    meta: { isQuiet: true },
  });
