import type { DebugSymbolsRequest } from '@chitta/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** Asks how the symbols of a text are recognised. The text is kept nowhere, not even in the cache of reads. */
export function useTraceSymbols() {
  return useMutation({
    mutationFn: (body: DebugSymbolsRequest) => api('POST /api/debug-symbols', { body }),
    gcTime: 0,
  });
}
