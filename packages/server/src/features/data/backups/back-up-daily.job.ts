import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { listBackups } from './backup-folder.ts';
import { writeBackup } from './write-backup.ts';

/** A little less than a day, so that the hour of the backup does not wander. */
const dueAfterMs = 23.5 * 60 * 60 * 1000;

/**
 * A backup a day. Asked after each start and every hour whether one is due, because the machine may sleep at night; the newest daily one
 * decides, so that a backup by hand does not put it off.
 */
export function backUpDailyJob({ config, pool, clock, log }: AppContext): ScheduledJob {
  const { folder, keep, isDaily } = config.backups;
  return {
    name: 'back-up-daily',
    cron: '20 * * * *',
    isRunAtStart: true,
    run: async () => {
      if (!isDaily) return;
      const newest = (await listBackups(folder)).find(({ kind }) => kind === 'daily');
      if (newest && clock.now().getTime() - newest.madeAt.getTime() < dueAfterMs) return;
      const { filesFolder } = config;
      const made = await writeBackup({ pool, clock, folder, keep, filesFolder, kind: 'daily' });
      log.info({ path: made.path, tables: made.manifest.tables.length, removed: made.removed }, 'backed up');
    },
  };
}
