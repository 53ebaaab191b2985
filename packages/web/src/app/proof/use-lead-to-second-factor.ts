import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';

const isWanted = (error: unknown) =>
  error instanceof ApiError && error.reason === 'accounts.second_factor_required';

/** Where the server wants a second factor of an administrator, leads to where one is set up or confirmed. */
export function useLeadToSecondFactor(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const lead = (error: unknown) => {
      if (isWanted(error)) void router.navigate({ to: paths.accountSecurity, replace: true });
    };
    const stops = [
      queryClient.getQueryCache().subscribe(({ query }) => lead(query.state.error)),
      queryClient.getMutationCache().subscribe(({ mutation }) => lead(mutation?.state.error)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, router]);
}
