import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '../jobs/job.ts';
import { expireIdempotencyKeys } from './idempotency.ts';

/** Expired keys repeat nothing any more; this only keeps the table small. */
export function expireIdempotencyKeysJob({ db, clock }: AppContext): ScheduledJob {
  return {
    name: 'expire-idempotency-keys',
    cron: '41 * * * *',
    run: async () => {
      await expireIdempotencyKeys(db, clock.now());
    },
  };
}
