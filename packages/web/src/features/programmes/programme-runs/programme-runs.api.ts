import type {
  BeginProgrammeRequest,
  ChangeProgrammeRunRequest,
  KeepProgrammeDayRequest,
  limits,
  ProgrammeMeasureValues,
  ProgrammeRun,
} from '@chitta/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

type Name = limits.ProgrammeName;

/** The latest runs of a programme; the first may be under way. */
export const runsQuery = (name: Name) =>
  queryOptions({
    queryKey: ['programme-runs', name],
    queryFn: ({ signal }) => api('GET /api/programmes/:name/runs', { params: { name }, signal }),
    meta: { isQuiet: true },
  });

/** The run as the server has it now, in its place in the list or as the first of it. */
function put(client: QueryClient, run: ProgrammeRun): void {
  client.setQueryData(runsQuery(run.name).queryKey, (known) => {
    if (known === undefined) return known;
    const isThere = known.items.some(({ id }) => id === run.id);
    const items = isThere
      ? known.items.map((item) => (item.id === run.id ? run : item))
      : [run, ...known.items];
    return { ...known, items };
  });
  void client.invalidateQueries({ queryKey: ['programmes'] });
}

interface BeginInput {
  readonly body: BeginProgrammeRequest;
  /** The same for every attempt. */
  readonly key: string;
}

export function useBegin(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: BeginInput) =>
      api('POST /api/programmes/:name/runs', { params: { name }, body, headers: { 'idempotency-key': key } }),
    onSuccess: (run) => put(client, run),
  });
}

export function useChangeRun({ name, id }: Pick<ProgrammeRun, 'name' | 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeProgrammeRunRequest) =>
      api('PATCH /api/programmes/:name/runs/:id', { params: { name, id }, body }),
    onSuccess: (run) => put(client, run),
  });
}

export function useKeepDay({ name, id }: Pick<ProgrammeRun, 'name' | 'id'>, date: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: KeepProgrammeDayRequest) =>
      api('PUT /api/programmes/:name/runs/:id/days/:date', { params: { name, id, date }, body }),
    onSuccess: (run) => put(client, run),
  });
}

export function useKeepMeasures({ name, id }: Pick<ProgrammeRun, 'name' | 'id'>, date: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProgrammeMeasureValues) =>
      api('PUT /api/programmes/:name/runs/:id/measures/:date', { params: { name, id, date }, body }),
    onSuccess: (run) => put(client, run),
  });
}

export function useDeleteRun({ name, id }: Pick<ProgrammeRun, 'name' | 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/programmes/:name/runs/:id', { params: { name, id } }),
    onSuccess: () => {
      client.setQueryData(
        runsQuery(name).queryKey,
        (known) => known && { ...known, items: known.items.filter((item) => item.id !== id) },
      );
      void client.invalidateQueries({ queryKey: ['programmes'] });
    },
  });
}
