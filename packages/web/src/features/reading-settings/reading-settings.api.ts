import type { ReadingSettings } from '@chitta/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

export const readingSettingsQuery = queryOptions({
  queryKey: ['reading-settings'] as const,
  queryFn: ({ signal }) => api('GET /api/reading-settings', { signal }),
  // The section says itself what is wrong.
  meta: { isQuiet: true },
});

/** What the member changes: one choice or several. */
export type SettingsChange = Partial<Omit<ReadingSettings, 'isModelAvailable'>>;

const setKnown = (client: QueryClient, changes: Partial<ReadingSettings>) =>
  client.setQueryData(readingSettingsQuery.queryKey, (known) => (known ? { ...known, ...changes } : known));

/** Of `known`, what `changes` would change. */
function valuesBefore(
  known: ReadingSettings,
  { followUpQuestions, hasModelConsent, address }: SettingsChange,
) {
  return {
    ...(followUpQuestions !== undefined && { followUpQuestions: known.followUpQuestions }),
    ...(hasModelConsent !== undefined && { hasModelConsent: known.hasModelConsent }),
    ...(address !== undefined && { address: known.address }),
  };
}

/** Saves a change at once: it shows before the server has it, and goes back when the server does not take it. */
export function useChangeReadingSettings() {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'reading-settings' },
    mutationFn: (changes: SettingsChange) => api('PATCH /api/reading-settings', { body: changes }),
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey: readingSettingsQuery.queryKey });
      const known = client.getQueryData(readingSettingsQuery.queryKey);
      setKnown(client, changes);
      return { before: known ? valuesBefore(known, changes) : {} };
    },
    onError: (_error, _changes, kept) => setKnown(client, kept?.before ?? {}),
  });
}
