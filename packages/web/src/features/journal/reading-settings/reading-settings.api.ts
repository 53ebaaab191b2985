import type { ReadingSettings } from '@chitta/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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

/** What the server has said last, while changes of it are on their way. */
interface Standing {
  readonly confirmed: ReadingSettings | undefined;
}

/** A change that the server did not take. */
interface FailedChange {
  readonly error: Error;
  readonly changes: SettingsChange;
}

/**
 * Saves a change at once: it shows before the server has it, and goes back to what the server has when it does not take
 * it, whatever else was switched meanwhile.
 */
export function useChangeReadingSettings() {
  const client = useQueryClient();
  const key = readingSettingsQuery.queryKey;
  const standing = useRef<Standing>({ confirmed: undefined });
  const underWay = useRef(0);
  const [failed, setFailed] = useState<FailedChange | null>(null);
  const { mutate, status } = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'reading-settings' },
    mutationFn: (changes: SettingsChange) => api('PATCH /api/reading-settings', { body: changes }),
    onMutate: (changes) => {
      if (underWay.current === 0) {
        standing.current = { confirmed: client.getQueryData(key) };
        setFailed(null);
      }
      underWay.current += 1;
      setKnown(client, changes);
      return client.cancelQueries({ queryKey: key });
    },
    onSuccess: (_answer, changes) => {
      const { confirmed } = standing.current;
      standing.current = { confirmed: confirmed && { ...confirmed, ...changes } };
    },
    onError: (error, changes) => {
      const { confirmed } = standing.current;
      setFailed({ error, changes });
      if (confirmed) setKnown(client, pick(confirmed, changes));
    },
    onSettled: () => {
      underWay.current -= 1;
    },
  });
  // One that failed is told of although another has been saved since.
  const told = failed && status !== 'pending' ? ('error' as const) : status;
  return { mutate, status: told, failed };
}

/** Of `known`, what `changes` would change. */
function pick(
  known: ReadingSettings,
  { followUpQuestions, hasModelConsent, address }: SettingsChange,
): SettingsChange {
  return {
    ...(followUpQuestions !== undefined && { followUpQuestions: known.followUpQuestions }),
    ...(hasModelConsent !== undefined && { hasModelConsent: known.hasModelConsent }),
    ...(address !== undefined && { address: known.address }),
  };
}
