import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { checkInvariants, isBroken } from './check-invariants.ts';
import { keepCheck } from './keep-check.ts';
import { showCheck } from './show-check.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Hour of the day (UTC) from which on a new check is due. */
const nightHour = 3;

/**
 * A check every night. Asked every hour whether one is due, because the machine may sleep at night; what is broken is
 * kept for administrators and warned of in the log.
 */
export function checkNightlyJob(context: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>): ScheduledJob {
  const { db, clock, log } = context;
  return {
    name: 'check-invariants',
    cron: '17 * * * *',
    async run() {
      const newest = await showCheck(db);
      if (newest !== null && new Date(newest.checkedAt) >= lastNight(clock.now())) return;
      const check = await checkInvariants(context);
      await keepCheck(db, check);
      for (const { invariant, count, ids } of check.findings.filter(isBroken))
        log.warn({ invariant: invariant.name, count, [invariant.subject]: ids }, invariant.wrong);
      log.info({ invariants: check.findings.length }, 'invariants checked');
    },
  };
}

function lastNight(now: Date): Date {
  const nights = Math.floor((now.getTime() - nightHour * hourMs) / dayMs);
  return new Date(nights * dayMs + nightHour * hourMs);
}
