import type { AdminExperiment, ExperimentValues } from '@chitta/contract';
import type { ConversionType } from '@chitta/contract/limits';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { apiDownload } from '#web/lib/api-download.ts';
import { saveFile } from '#web/lib/save-file.ts';

const root = 'experiments-admin';
/** Every page here says itself what is wrong. */
const shared = { staleTime: 0, meta: { isQuiet: true } };

/** All experiments, the newest first. */
export const experimentsQuery = queryOptions({
  queryKey: [root, 'list'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/experiments', { signal }),
  ...shared,
});

export const experimentQuery = (id: number) =>
  queryOptions({
    queryKey: [root, 'one', id] as const,
    queryFn: ({ signal }) => api('GET /api/admin/experiments/:id', { params: { id: String(id) }, signal }),
    ...shared,
  });

/** Which figures of an experiment are looked at. */
export interface Looked {
  readonly metric: ConversionType;
  readonly phase: number;
  /** In which revenue is compared; null: the one that most have paid in. */
  readonly currency: string | null;
}

/** What a phase has shown so far. */
export const resultsQuery = (id: number, { metric, phase, currency }: Looked) =>
  queryOptions({
    queryKey: [root, 'results', id, metric, phase, currency] as const,
    queryFn: ({ signal }) =>
      api('GET /api/admin/experiments/:id/results', {
        params: { id: String(id) },
        query: { metric, phase, ...(currency && { currency }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...shared,
  });

/** A new experiment, or a draft that is changed. */
export interface WrittenExperiment {
  /** Null: a new one. */
  readonly of: Pick<AdminExperiment, 'id' | 'version'> | null;
  readonly values: ExperimentValues;
}

const write = ({ of, values }: WrittenExperiment) =>
  of === null
    ? api('POST /api/admin/experiments', { body: values })
    : api('PUT /api/admin/experiments/:id', {
        params: { id: String(of.id) },
        body: { ...values, version: of.version },
      });

/** What is done with an experiment that is written. */
export type ExperimentAct =
  | { readonly act: 'start' | 'stop' }
  | { readonly act: 'rollout'; readonly variant: string }
  | { readonly act: 'phases'; readonly coverage: number; readonly weights: Readonly<Record<string, number>> };

const run = ({ id, version, ...wanted }: ExperimentAct & Pick<AdminExperiment, 'id' | 'version'>) => {
  const params = { id: String(id) };
  const { act, ...more } = wanted;
  switch (act) {
    case 'start':
      return api('POST /api/admin/experiments/:id/start', { params, body: { version } });
    case 'stop':
      return api('POST /api/admin/experiments/:id/stop', { params, body: { version } });
    case 'rollout':
      return api('POST /api/admin/experiments/:id/rollout', {
        params,
        body: { version, ...(more as { variant: string }) },
      });
    default:
      return api('POST /api/admin/experiments/:id/phases', {
        params,
        body: { version, ...(more as { coverage: number; weights: Record<string, number> }) },
      });
  }
};

/** Whatever comes of it, everything is looked at again: somebody else may have been quicker. */
function useChange<Wanted>(change: (wanted: Wanted) => Promise<AdminExperiment>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: [root] }),
    meta: { isQuiet: true },
  });
}

export const useWriteExperiment = () => useChange(write);
export const useExperimentAct = () => useChange(run);

/** What was deleted is not asked for again; the others are. */
export function useDeleteDraft() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<AdminExperiment, 'id' | 'version'>) =>
      api('DELETE /api/admin/experiments/:id', { params: { id: String(id) }, query: { version } }),
    onSuccess: () => client.invalidateQueries({ queryKey: experimentsQuery.queryKey }),
    meta: { isQuiet: true },
  });
}

/** The figures of a phase by day and variant, as a file. */
export function useResultsFile() {
  return useMutation({
    mutationFn: async ({ id, phase }: { readonly id: number; readonly phase: number }) => {
      const { name, content } = await apiDownload('GET /api/admin/experiments/:id/results/file', {
        params: { id: String(id) },
        query: { phase },
        onProgress: () => undefined,
      });
      const url = URL.createObjectURL(content);
      saveFile(url, name);
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
  });
}
