import type { AppContext } from '#server/context.ts';
import { freeBytes } from '#server/platform/files/free-bytes.ts';
import { listBackups } from '../../data/backups/backup-folder.ts';
import { programVersion } from '../admin-overview/program-version.ts';
import { createFiguresQueries, type DatabaseFigures, type JobFigures } from './figures.queries.ts';

/** How the service is doing, for those who run it. */
export interface Figures {
  readonly version: string;
  readonly database: DatabaseFigures;
  readonly jobs: readonly JobFigures[];
  /** Null: there is no backup, or its folder cannot be read. */
  readonly newestBackupAt: Date | null;
  /** Where the data folder lies. */
  readonly freeDiskBytes: number;
}

/** Reads everything as it is now. Throws where the database does not answer. */
export async function readFigures({
  db,
  clock,
  config,
}: Pick<AppContext, 'db' | 'clock' | 'config'>): Promise<Figures> {
  const queries = createFiguresQueries(db);
  const [database, jobs, backups] = await Promise.all([
    queries.readDatabase(clock.now()),
    queries.listJobs(),
    listBackups(config.backups.folder).catch(() => []),
  ]);
  return {
    version: programVersion(),
    database,
    jobs,
    newestBackupAt: backups[0]?.madeAt ?? null,
    freeDiskBytes: freeBytes(config.dataDir),
  };
}
