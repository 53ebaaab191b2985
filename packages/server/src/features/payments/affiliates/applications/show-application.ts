import type { AffiliateApplication } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { findStanding, presentTerms } from '../standing/find-standing.ts';
import { createStandingQueries } from '../standing/standing.queries.ts';
import { createApplicationsQueries } from './applications.queries.ts';

/** What affiliates get, and how far the member is on the way to being one. */
export async function showApplication(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  userId: number,
): Promise<AffiliateApplication> {
  const candidate = await createStandingQueries(db).find(userId);
  invariant(candidate, 'the member of a session is there');
  const standing = await findStanding(db, candidate);
  const row = await createApplicationsQueries(db).findNewest(userId);
  return {
    affiliateStatus: standing.status,
    terms: presentTerms(standing, config.plans.currency),
    application: row && {
      status: row.status,
      data: row.applicationData,
      createdAt: row.createdAt.toISOString(),
      reviewedAt: row.reviewedAt?.toISOString() ?? null,
      notes: row.reviewNotes,
    },
  };
}
