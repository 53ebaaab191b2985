import { type AdminOverview, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { arePushesRefused } from '#server/platform/push/are-pushes-refused.ts';
import { listBackups } from '../../data/backups/backup-folder.ts';
import { createAdminOverviewQueries, type DayCount, type JobRun } from './admin-overview.queries.ts';
import { programVersion } from './program-version.ts';

const dayMs = 24 * 60 * 60_000;
const daysShown = 14;
const mailsSinceMs = 30 * dayMs;

/** How the service is doing: counts and times, nothing of a single member. */
export async function showOverview({
  db,
  clock,
  config,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>): Promise<AdminOverview> {
  const queries = createAdminOverviewQueries(db);
  const now = clock.now();
  const days = lastDays(now);
  const since = new Date(`${days[0]}T00:00:00Z`);
  const [members, newMembers, dreams, mails, pushes, jobs, bytes] = await Promise.all([
    queries.countMembers(),
    queries.countNewMembers(since),
    queries.countNewDreams(since),
    queries.countMails(new Date(now.getTime() - mailsSinceMs)),
    queries.countPushes(new Date(now.getTime() - dayMs)),
    queries.listJobs(),
    queries.countBytes(),
  ]);
  const counts = new Map(members.map(({ status, count }) => [status, count]));
  const ofStatus = (status: (typeof limits.accountStatuses)[number]) => [status, counts.get(status) ?? 0];
  return {
    version: programVersion(),
    members: Object.fromEntries(limits.accountStatuses.map(ofStatus)) as AdminOverview['members'],
    newMembers: fillDays(days, newMembers),
    dreams: fillDays(days, dreams),
    mails,
    pushes: { ...pushes, isRefused: arePushesRefused(pushes) },
    jobs: jobs.map(presentJob),
    database: { bytes },
    newestBackup: await newestBackup(config.backups.folder, log),
  };
}

/** Days in UTC up to today, oldest first. */
function lastDays(now: Date): string[] {
  const dayBefore = (days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
  return Array.from({ length: daysShown }, (_, index) => dayBefore(daysShown - 1 - index));
}

function fillDays(days: readonly string[], counted: readonly DayCount[]): { day: string; count: number }[] {
  const counts = new Map(counted.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

const stateNames: Readonly<Record<string, AdminOverview['jobs'][number]['state']>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
  cancelled: 'failed',
  failed: 'failed',
};

export function presentJob({ name, state, ended }: JobRun): AdminOverview['jobs'][number] {
  return {
    name,
    state: state === null ? 'never' : (stateNames[state] ?? 'waiting'),
    lastRunAt: ended === null ? null : new Date(ended).toISOString(),
  };
}

/** A folder that cannot be read must not hide everything else. */
async function newestBackup(folder: string, log: AppContext['log']): Promise<AdminOverview['newestBackup']> {
  try {
    const [newest] = await listBackups(folder);
    if (newest === undefined) return null;
    const { name, kind, madeAt, bytes } = newest;
    return { name, kind, madeAt: madeAt.toISOString(), bytes };
  } catch (error) {
    log.warn({ err: error }, 'the folder of backups cannot be read');
    return null;
  }
}
