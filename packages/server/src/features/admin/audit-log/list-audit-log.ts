import { type AuditEntry, type ListAuditLogQuery, limits } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { presentAuditEntry } from './audit-log.presenter.ts';
import { createAuditLogQueries } from './audit-log.queries.ts';

const key = z.tuple([z.number().int().positive().max(Number.MAX_SAFE_INTEGER)]);

/** One page of what administrators did. Throws `requests.invalid`. */
export async function listAuditLog(
  { db }: Pick<AppContext, 'db'>,
  { cursor, limit = limits.pageSize.default, ...filters }: ListAuditLogQuery,
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor, key)[0];
  const rows = await createAuditLogQueries(db).list({ ...filters, before, count: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(presentAuditEntry), nextCursor: last ? encodeCursor([last.id]) : null };
}
