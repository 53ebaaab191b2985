import type { FactorsChange } from '@chitta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { createPasskey } from '#web/lib/passkeys.ts';

export const factorsQuery = queryOptions({
  queryKey: ['factors'] as const,
  queryFn: ({ signal }) => api('GET /api/factors', { signal }),
  // The section says itself what is wrong.
  meta: { isQuiet: true },
});

/** A change of factors: what is left is shown at once; new recovery codes go to `onCodes`, this once. */
export function useFactorsChange<Input = void>(
  change: (input: Input) => Promise<FactorsChange>,
  onCodes: (codes: readonly string[]) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ factors, recoveryCodes }) => {
      client.setQueryData(factorsQuery.queryKey, factors);
      if (recoveryCodes) onCodes(recoveryCodes);
    },
  });
}

/** Lets the device make a passkey and the server keep it. Throws what the browser says where it makes none. */
export async function addPasskey(name: string): Promise<FactorsChange> {
  const passkey = await createPasskey(await api('POST /api/factors/passkeys/options'));
  return api('POST /api/factors/passkeys', { body: { name, passkey } });
}
