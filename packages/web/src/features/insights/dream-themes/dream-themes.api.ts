import type { SessionUser } from '@chitta/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

const perPage = 20;

/** The pages say themselves what is wrong; counts follow the journal, so they are asked for with every visit. */
const shown = { staleTime: 0, meta: { isQuiet: true } } as const;

/** Whoever reads: what was told to a visitor is not for the member who has signed in since. Nothing is asked before that is known. */
type Reader = Pick<SessionUser, 'id'> | null | undefined;

/** Every theme; for a member with how often they dreamt of each. */
export const themesQuery = (reader: Reader, language = currentLanguage()) =>
  queryOptions({
    queryKey: ['dream-themes', 'list', reader?.id ?? 'visitor', language],
    queryFn: ({ signal }) => api('GET /api/dream-themes', { query: { language }, signal }),
    enabled: reader !== undefined,
    ...shown,
  });

/** One theme; the member's own dreams of it come in pages, newest first. */
export const themeQuery = (name: string, reader: Reader, language = currentLanguage()) =>
  infiniteQueryOptions({
    queryKey: ['dream-themes', 'one', name, reader?.id ?? 'visitor', language],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/dream-themes/:name', {
        params: { name },
        query: { language, limit: perPage, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ dreams }) => dreams?.nextCursor,
    enabled: reader !== undefined,
    ...shown,
  });

/** The themes of one dream as it was when it was last changed. */
export const themesOfDreamQuery = (id: number, updatedAt: string, language = currentLanguage()) =>
  queryOptions({
    queryKey: ['dream-themes', 'dream', id, updatedAt, language],
    queryFn: ({ signal }) =>
      api('GET /api/dreams/:id/themes', { params: { id: String(id) }, query: { language }, signal }),
    meta: { isQuiet: true },
  });
