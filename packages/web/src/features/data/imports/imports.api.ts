import type { ChangeImportRequest, ImportView, UndoImportRequest } from '@chitta/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { apiUpload } from '#web/lib/api-upload.ts';

/** The page says itself what is wrong. */
const quiet = { isQuiet: true };
const root = ['imports'] as const;
/** Often enough that progress is seen to move. */
const pollMs = 700;

export const importsQuery = queryOptions({
  queryKey: [...root, 'list'] as const,
  queryFn: ({ signal }) => api('GET /api/imports', { signal }),
  // Another device may have begun one.
  staleTime: 0,
  meta: quiet,
});

/** Whether the server is at work on an import. */
export function isAtWork({ state }: Pick<ImportView, 'state'>): boolean {
  return state === 'running' || state === 'cancelling' || state === 'undoing';
}

export function importQuery(id: number) {
  return queryOptions({
    queryKey: [...root, id] as const,
    queryFn: ({ signal }) => api('GET /api/imports/:id', { params: { id: String(id) }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? pollMs : false),
    refetchIntervalInBackground: true,
    staleTime: 0,
    meta: quiet,
  });
}

/** Keeps an answer, and lets everything that shows the journal ask again where it may have changed. */
function keep(client: QueryClient, view: ImportView): void {
  client.setQueryData(importQuery(view.id).queryKey, view);
  void client.invalidateQueries({ queryKey: importsQuery.queryKey });
}

/** Called when an import has changed the journal. */
export function forgetJournal(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== root[0] });
}

interface SendFiles {
  readonly files: readonly File[];
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export function useSendFiles() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (options: SendFiles) => apiUpload('POST /api/imports', options),
    onSuccess: (view) => keep(client, view),
  });
}

export function useChangeImport(id: number) {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: `imports-${id}` },
    mutationFn: (body: ChangeImportRequest) =>
      api('PATCH /api/imports/:id', { params: { id: String(id) }, body }),
    onSuccess: (view) => keep(client, view),
  });
}

/** What can be done with an import as a whole. */
export type ImportStep =
  | { readonly step: 'start' | 'cancel' }
  | ({ readonly step: 'undo' } & UndoImportRequest);

export function useImportStep(id: number) {
  const client = useQueryClient();
  const params = { id: String(id) };
  return useMutation({
    mutationFn: (step: ImportStep) => {
      if (step.step === 'undo') {
        return api('POST /api/imports/:id/undo', { params, body: { changed: step.changed } });
      }
      if (step.step === 'start') return api('POST /api/imports/:id/start', { params });
      return api('POST /api/imports/:id/cancel', { params });
    },
    onSuccess: (view) => keep(client, view),
    // It may have moved on without this page.
    onError: () => void client.invalidateQueries({ queryKey: importQuery(id).queryKey }),
  });
}
