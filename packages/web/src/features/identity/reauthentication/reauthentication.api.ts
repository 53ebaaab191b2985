import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { signWithPasskey } from '#web/lib/passkeys.ts';

/** Asked anew each time: factors come and go. */
export const proofMethodsQuery = queryOptions({
  queryKey: ['reauthentication'] as const,
  queryFn: ({ signal }) => api('GET /api/reauthentication', { signal }),
  staleTime: 0,
  gcTime: 0,
  // The dialog says itself what is wrong.
  meta: { isQuiet: true },
});

/** Proves with what the member typed. */
export async function proveWith(
  typed: { readonly password: string } | { readonly code: string },
): Promise<void> {
  await api('POST /api/reauthentication', { body: typed });
}

/** Proves with a signature of one of the member's passkeys. */
export async function proveWithPasskey(): Promise<void> {
  const passkey = await signWithPasskey(await api('POST /api/reauthentication/passkey-options'));
  await api('POST /api/reauthentication', { body: { passkey } });
}
