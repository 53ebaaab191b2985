import type { CreateSystemReportRequest, SystemReport } from '@chitta/contract';
import type { SystemReportType } from '@chitta/contract/limits';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { apiDownload } from '#web/lib/api-download.ts';
import { saveFile } from '#web/lib/save-file.ts';

const root = 'system-reports';
/** How often reports that are being made are asked how far they are. */
const pollMs = 2_000;

const isBeingMade = ({ status }: Pick<SystemReport, 'status'>) => status === 'generating';

/** Reports, the newest first, page by page; of one type, or of all. */
export const systemReportsQuery = (type: SystemReportType | undefined) =>
  infiniteQueryOptions({
    queryKey: [root, 'list', type ?? null] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/system-reports', {
        query: { ...(type && { type }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some(isBeingMade)) ? pollMs : false,
    meta: { isQuiet: true },
  });

/** One report, asked for again as long as it is being made. */
export const systemReportQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'one', id] as const,
    queryFn: ({ signal }) => api('GET /api/admin/system-reports/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? pollMs : false),
    meta: { isQuiet: true },
  });

/** The figures of a report that is ready: they never change. */
export const reportFiguresQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'figures', id] as const,
    queryFn: ({ signal }) => api('GET /api/admin/system-reports/:id/figures', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });

/** Whatever is shown of reports and of the log is asked for anew. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['audit-log'] });
    return client.invalidateQueries({
      queryKey: [root],
      predicate: ({ queryKey }) => queryKey[1] !== 'figures',
    });
  };
}

/** Has a report made. */
export function useAskForReport() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: CreateSystemReportRequest) => api('POST /api/admin/system-reports', { body }),
    onSuccess,
  });
}

export function useDeleteReport() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: number) => api('DELETE /api/admin/system-reports/:id', { params: { id: String(id) } }),
    onSuccess,
  });
}

/** Saves the file of a report. */
export function useSaveReport() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: async (id: number) => {
      const { name, content } = await apiDownload('GET /api/admin/system-reports/:id/file', {
        params: { id: String(id) },
        onProgress: () => undefined,
      });
      const url = URL.createObjectURL(content);
      saveFile(url, name);
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
      return name;
    },
    onSuccess,
  });
}
