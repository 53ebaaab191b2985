import type { RecurringDream } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

const root = ['insights', 'recurring-dreams'] as const;

/** Dreams that are alike. */
export const recurringDreamsQuery = (language = currentLanguage()) =>
  queryOptions({
    queryKey: [...root, language],
    queryFn: ({ signal }) => api('GET /api/insights/recurring-dreams', { query: { language }, signal }),
    meta: { isQuiet: true },
  });

interface Dismissal {
  readonly key: string;
  /** Whether the dreams are said to be different ones, or that is taken back. */
  readonly isDismissed: boolean;
}

type Known = { readonly isPending: boolean; readonly items: RecurringDream[] };

/** Says that dreams are not the same dream, or takes that back; shown at once, and taken back where it fails. */
export function useDismissal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, isDismissed }: Dismissal) =>
      isDismissed
        ? api('POST /api/insights/recurring-dreams/dismissals', { body: { key } })
        : api('DELETE /api/insights/recurring-dreams/dismissals', { query: { key } }),
    onMutate: ({ key, isDismissed }) => {
      client.setQueriesData<Known>({ queryKey: root }, (known) =>
        known
          ? {
              ...known,
              items: known.items.map((item) => (item.key === key ? { ...item, isDismissed } : item)),
            }
          : known,
      );
    },
    onSettled: () => void client.invalidateQueries({ queryKey: root }),
  });
}
