import type { LetterSettings } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

const root = ['insights', 'letters'] as const;

/** Months that have a letter. */
export const lettersQuery = queryOptions({
  queryKey: root,
  queryFn: ({ signal }) => api('GET /api/insights/letters', { signal }),
  meta: { isQuiet: true },
});

/** The letter of a month, `YYYY-MM`. */
export const letterQuery = (month: string, language = currentLanguage()) =>
  queryOptions({
    queryKey: [...root, month, language],
    queryFn: ({ signal }) =>
      api('GET /api/insights/letters/:month', { params: { month }, query: { language }, signal }),
    meta: { isQuiet: true },
  });

export const letterSettingsQuery = queryOptions({
  queryKey: ['letter-settings'] as const,
  queryFn: ({ signal }) => api('GET /api/letter-settings', { signal }),
  // It can be stopped through a mail as well.
  staleTime: 0,
  meta: { isQuiet: true },
});

export function useChangeLetters() {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'letter-settings' },
    mutationFn: (body: LetterSettings) => api('PUT /api/letter-settings', { body }),
    onSuccess: (settings) => client.setQueryData(letterSettingsQuery.queryKey, settings),
  });
}
