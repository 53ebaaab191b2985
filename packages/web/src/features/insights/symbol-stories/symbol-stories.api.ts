import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

const perPage = 20;

/** A symbol in the member's own dreams; the dreams come in pages, newest first. */
export const symbolStoryQuery = (slug: string, language = currentLanguage()) =>
  infiniteQueryOptions({
    queryKey: ['insights', 'story', slug, language],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/symbols/:slug/story', {
        params: { slug },
        query: { language, limit: perPage, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ occurrences }) => occurrences.nextCursor,
    meta: { isQuiet: true },
  });
