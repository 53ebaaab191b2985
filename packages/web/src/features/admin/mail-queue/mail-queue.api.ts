import type { MailState } from '@chitta/contract/limits';
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const root = 'mail-queue';

/** Mails of one state, or of all, the newest first, page by page. */
export const mailQueueQuery = (state: MailState | undefined) =>
  infiniteQueryOptions({
    queryKey: [root, state ?? null] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/mails', {
        query: { ...(state && { state }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isQuiet: true },
  });

/** What is done to one mail, or to all that failed. */
export type MailAct =
  | { readonly kind: 'retry' | 'discard'; readonly id: number }
  | { readonly kind: 'retryAll'; readonly id: null };

const send = ({ act, reason }: { readonly act: MailAct; readonly reason: string }): Promise<unknown> => {
  const body = { reason };
  if (act.id === null) return api('POST /api/admin/mails/retry-failed', { body });
  const params = { id: String(act.id) };
  return act.kind === 'retry'
    ? api('POST /api/admin/mails/:id/retry', { params, body })
    : api('POST /api/admin/mails/:id/discard', { params, body });
};

export function useActOnMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [root] });
      void client.invalidateQueries({ queryKey: ['audit-log'] });
    },
    meta: { isQuiet: true },
  });
}
