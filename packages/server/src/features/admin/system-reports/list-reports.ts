import { type ListSystemReportsQuery, limits, type SystemReport } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { presentReport } from './system-reports.presenter.ts';
import { createSystemReportQueries } from './system-reports.queries.ts';

const key = z.tuple([cursorInteger]);

/** One page of reports, the newest first. Throws `requests.invalid`. */
export async function listReports(
  { db }: Pick<AppContext, 'db'>,
  { type, cursor, limit = limits.pageSize.default }: ListSystemReportsQuery,
): Promise<{ items: SystemReport[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor, key)[0];
  const rows = await createSystemReportQueries(db).list({ type, before, count: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(presentReport), nextCursor: last ? encodeCursor([last.id]) : null };
}
