import type { Language, limits } from '@chitta/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

export const programmesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['programmes', 'list', language],
    queryFn: ({ signal }) => api('GET /api/programmes', { query: { language }, signal }),
    meta: { isQuiet: true },
  });

export const programmeQuery = (name: limits.ProgrammeName, language: Language) =>
  queryOptions({
    queryKey: ['programmes', 'one', name, language],
    queryFn: ({ signal }) =>
      api('GET /api/programmes/:name', { params: { name }, query: { language }, signal }),
    meta: { isQuiet: true },
  });
