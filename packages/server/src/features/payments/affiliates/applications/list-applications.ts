import { type AdminAffiliateApplication, limits } from '@chitta/contract';
import type { AffiliateApplicationStatus } from '@chitta/contract/limits';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { createApplicationsQueries, type KnownApplication } from './applications.queries.ts';

export interface ListApplicationsQuery {
  readonly status?: AffiliateApplicationStatus | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** One page of applications. Throws `requests.invalid`. */
export async function listApplications(
  { db }: Pick<AppContext, 'db'>,
  { status, cursor, limit = limits.pageSize.default }: ListApplicationsQuery,
): Promise<{ items: AdminAffiliateApplication[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, z.tuple([cursorInteger]))[0];
  const rows = await createApplicationsQueries(db).list({ status, after, count: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(presentApplication),
    nextCursor: last ? encodeCursor([last.application.id]) : null,
  };
}

export function presentApplication({ application, applicant }: KnownApplication): AdminAffiliateApplication {
  const { id, status, createdAt, reviewedAt, reviewNotes, applicationData: data } = application;
  return {
    id,
    status,
    data,
    applicant: { ...applicant, createdAt: applicant.createdAt.toISOString() },
    createdAt: createdAt.toISOString(),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    notes: reviewNotes,
  };
}
