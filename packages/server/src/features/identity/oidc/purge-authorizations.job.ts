import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createOidcQueries } from './oidc.queries.ts';

/** Authorizations that nobody returned from open nothing any more; this only keeps the tables small. */
export function purgeAuthorizationsJob({ db, clock }: AppContext): ScheduledJob {
  return {
    name: 'purge-oidc-journeys',
    cron: '43 * * * *',
    run: () => createOidcQueries(db).purge(clock.now()),
  };
}
