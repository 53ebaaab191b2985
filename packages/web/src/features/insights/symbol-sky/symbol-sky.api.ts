import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

/** The member's symbols as stars; names in a language. */
export const symbolSkyQuery = (language = currentLanguage()) =>
  queryOptions({
    queryKey: ['insights', 'sky', language],
    queryFn: ({ signal }) => api('GET /api/insights/sky', { query: { language }, signal }),
    meta: { isQuiet: true },
  });
