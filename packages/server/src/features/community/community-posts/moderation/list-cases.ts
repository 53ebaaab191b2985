import { type CommunityCase, communityId } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorMicros, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { type CaseKind, createModerationQueries } from './moderation.queries.ts';

const cursorKey = z.tuple([cursorMicros, communityId]);

/** What waits for a moderator, longest waiting first. Throws `requests.invalid` for a cursor that is none. */
export async function listCases(
  { db }: Pick<AppContext, 'db'>,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: CommunityCase[]; nextCursor: string | null }> {
  const queries = createModerationQueries(db);
  const after = cursor === undefined ? null : decodeCursor(cursor, cursorKey);
  const rows = await queries.listWaiting(after, limit + 1);
  const shown = rows.slice(0, limit);
  const idsOf = (wanted: CaseKind) => shown.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const reports = [
    ...(await queries.listReports('post', idsOf('post'))),
    ...(await queries.listReports('reply', idsOf('reply'))),
  ];
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: shown.map(({ createdMs, micros, memberId, pseudonym, ...row }) => ({
      ...row,
      author: { memberId, pseudonym: pseudonym ?? '' },
      reports: reports
        .filter(({ id }) => id === row.id)
        .map(({ reason, text, createdAt }) => ({ reason, text, createdAt: createdAt.toISOString() })),
      createdAt: new Date(createdMs).toISOString(),
      waitingSince: new Date(Number(micros) / 1000).toISOString(),
    })),
    nextCursor: last ? encodeCursor([last.micros, last.id]) : null,
  };
}
