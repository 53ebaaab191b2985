import type { AuditAction } from '@chitta/contract/limits';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';

/** What the list is narrowed to. */
export interface AuditFilters {
  readonly action?: AuditAction | undefined;
  /** Number of the member that acts concern. */
  readonly member?: string | undefined;
}

/** Acts of administrators, newest first, page by page. */
export const auditLogQuery = ({ action, member }: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit-log', action ?? null, member ?? null] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/audit-log', {
        query: {
          ...(action && { action }),
          ...(member && { member }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // Nothing jumps while what was narrowed is on its way.
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isQuiet: true },
  });
