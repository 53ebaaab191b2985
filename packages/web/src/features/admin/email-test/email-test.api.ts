import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

const mailsKey = ['email-test', 'mails'] as const;

/** How often the page looks what became of a mail that is on its way, in milliseconds. */
const lookEvery = 2_000;

/** Where mails go, and how far a connection to there comes; anew each time. */
export const emailTestQuery = queryOptions({
  queryKey: ['email-test', 'server'] as const,
  queryFn: ({ signal }) => api('GET /api/email-test', { signal }),
  staleTime: 0,
  gcTime: 0,
  meta: { isQuiet: true },
});

/** The last mails; asked again while one of them is on its way. */
export const lastMailsQuery = queryOptions({
  queryKey: mailsKey,
  queryFn: ({ signal }) => api('GET /api/email-test/mails', { signal }),
  staleTime: 0,
  gcTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.mails.some(({ state: way }) => way === 'queued') ? lookEvery : false,
  meta: { isQuiet: true },
});

/** Sends a mail to oneself, then looks at its way. */
export function useSendTestMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/email-test'),
    onSettled: () => client.invalidateQueries({ queryKey: mailsKey }),
  });
}
