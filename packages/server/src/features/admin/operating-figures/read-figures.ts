import type { Config } from '#server/config/config.ts';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { freeBytes } from '#server/platform/files/free-bytes.ts';
import { listBackups } from '../../data/backups/backup-folder.ts';
import { programVersion } from '../admin-overview/program-version.ts';
import {
  createFiguresQueries,
  type DatabaseFigures,
  type JobFigures,
  type MonitoringFigures,
} from './figures.queries.ts';

/** How the service is doing, for those who run it. */
export interface Figures {
  readonly version: string;
  readonly database: DatabaseFigures;
  readonly jobs: readonly JobFigures[];
  readonly monitoring: MonitoringFigures;
  /** Null: there is no backup, or its folder cannot be read. */
  readonly newestBackupAt: Date | null;
  /** Where the data folder lies. */
  readonly freeDiskBytes: number;
}

/** Reads everything as it is now, one after the other, so that it can be in a transaction. Throws where the database does not answer. */
export async function readFigures({
  db,
  clock,
  config,
}: Pick<AppContext, 'clock'> & {
  readonly db: Handle;
  readonly config: Pick<Config, 'backups' | 'dataDir'>;
}): Promise<Figures> {
  const queries = createFiguresQueries(db);
  const now = clock.now();
  const database = await queries.readDatabase(now);
  const jobs = await queries.listJobs();
  const monitoring = await queries.readMonitoring(now);
  const [newest] = await listBackups(config.backups.folder).catch(() => []);
  return {
    version: programVersion(),
    database,
    jobs,
    monitoring,
    newestBackupAt: newest?.madeAt ?? null,
    freeDiskBytes: freeBytes(config.dataDir),
  };
}
