import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/lib/api-client.ts';
import { sessionQuery } from '#web/lib/session.ts';

/** How long "sent" is shown, in milliseconds. */
export const confirmationMs = 3000;

/** What became of a link; asked once for each token. */
export const verificationQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['email-verification', token] as const,
    queryFn: () => api('POST /api/email-verification', { body: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // The page says itself what is wrong.
    meta: { isQuiet: true },
  });

/** Asks who is signed in again, unless that is known since `maxAge` milliseconds; a failure is only logged. */
export function useRefreshUser(): (maxAge?: number) => Promise<void> {
  const client = useQueryClient();
  return async (maxAge = 0) => {
    try {
      // A question that is under way may have been answered before what this one is asked for.
      if (maxAge === 0) await client.cancelQueries({ queryKey: sessionQuery.queryKey });
      await client.fetchQuery({ ...sessionQuery, staleTime: maxAge });
    } catch (error) {
      console.warn('The member could not be read again:', error instanceof Error ? error.message : error);
    }
  };
}

export type ResendState = 'idle' | 'sending' | 'sent';

/** Sends the link again: sending, then sent for three seconds. A failure is only logged. */
export function useResend(): { readonly state: ResendState; readonly resend: () => void } {
  const refreshUser = useRefreshUser();
  const [isSent, setSent] = useState(false);
  const { isPending, mutate } = useMutation({
    mutationFn: () => api('POST /api/email-verification/resend'),
    onSuccess: ({ isVerified }) => {
      setSent(!isVerified);
      return isVerified ? refreshUser() : undefined;
    },
    onError: (error) => console.warn('The verification mail was not sent:', error.message),
  });
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setSent(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isSent]);
  return { state: isPending ? 'sending' : isSent ? 'sent' : 'idle', resend: () => mutate() };
}
