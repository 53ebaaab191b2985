import type { KeepMomentRequest, Moment } from '@chitta/contract';
import { moment as limits } from '@chitta/contract/limits';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { apiUpload } from '#web/lib/api-upload.ts';
import { deviceMoments } from './device/device-moments.ts';

/** The pages say themselves what is wrong: what was already shown stays. */
const quiet = { isQuiet: true };
const momentsKey = ['memory', 'moments'] as const;

/** The moments of a day, the last one first. */
export function dayQuery(date: string) {
  return queryOptions({
    queryKey: [...momentsKey, 'day', date],
    queryFn: async ({ signal }) => {
      const { items } = await api('GET /api/memory/moments', { query: { date }, signal });
      return items;
    },
    meta: quiet,
  });
}

/** What was put away, the latest first, page by page. */
export const archiveQuery = infiniteQueryOptions({
  queryKey: [...momentsKey, 'archive'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/memory/moments', {
      query: { archived: 'true', limit: 20, ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  meta: quiet,
});

/** Which days of a month (`YYYY-MM`) have moments. */
export function monthQuery(month: string) {
  return queryOptions({
    queryKey: [...momentsKey, 'month', month],
    queryFn: ({ signal }) => api('GET /api/memory/calendar', { query: { month }, signal }),
    meta: quiet,
  });
}

/** The moments of the latest day from `from` to `to` that has any, first one first; none where no day has. */
export function latestDayQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...momentsKey, 'latest', from, to],
    queryFn: async ({ signal }) => {
      const query = { from, to, limit: limits.perDay };
      const { items } = await api('GET /api/memory/moments', { query, signal });
      return items.filter(({ date }) => date === items[0]?.date).reverse();
    },
    meta: quiet,
  });
}

/** Where the bytes of a picture are. */
export function pictureUrl(id: string, size: 'whole' | 'small'): string {
  return `/api/memory/moments/${id}/picture?size=${size}`;
}

/** A picture on a slow line. */
const uploadWithin = 600_000;
const callWithin = 20_000;

interface KeptMoment {
  readonly memberId: number;
  /** The same for every attempt at it. */
  readonly id: string;
  readonly body: KeepMomentRequest;
  readonly hasPicture: boolean;
}

/**
 * Sends a moment with its picture, which is forgotten here once the server has it. A picture that is not on this device
 * any more stays behind; the words go all the same. Throws what the call throws.
 */
export async function sendMoment({ memberId, id, body, hasPicture }: KeptMoment): Promise<Moment> {
  const headers = { 'idempotency-key': id };
  const picture = hasPicture ? await deviceMoments.picture(memberId, id) : null;
  if (picture === null) {
    return api('POST /api/memory/moments', { body, headers, signal: AbortSignal.timeout(callWithin) });
  }
  const kept = await apiUpload('POST /api/memory/moments', {
    files: [new File([picture], 'moment', { type: picture.type })],
    body,
    headers,
    signal: AbortSignal.timeout(uploadWithin),
  });
  // What cannot be forgotten now is swept later.
  await deviceMoments.removePicture(id).catch(() => undefined);
  return kept;
}

const latestFirst = (a: Moment, b: Moment) => b.momentNumber - a.momentNumber;

/** A moment that has arrived, or was changed, is in its place before anything is asked for again. */
export function placeMoment(client: QueryClient, moment: Moment): void {
  const others = (items: readonly Moment[]) => items.filter(({ id }) => id !== moment.id);
  client.setQueryData(
    dayQuery(moment.date).queryKey,
    (items) => items && [...others(items), ...(moment.isArchived ? [] : [moment])].sort(latestFirst),
  );
  if (moment.isArchived) return;
  client.setQueryData(
    archiveQuery.queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: others(page.items) })) },
  );
}

/** What counts or shows moments is asked for again. */
function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['memory'] });
}

export function useRemoveMoment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/memory/moments/:id', { params: { id } }),
    onSuccess: () => refresh(client),
  });
}
