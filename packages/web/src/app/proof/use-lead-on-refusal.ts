import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '#web/lib/api-error.ts';

/** Where the server refuses a call for `reason`, leads to the page that helps. */
export function useLeadOnRefusal(reason: string, to: string): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const lead = (error: unknown) => {
      if (error instanceof ApiError && error.reason === reason) router.history.replace(to);
    };
    // Only when it is refused: what was refused once stays known for a while.
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') lead(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') lead(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, router, reason, to]);
}
