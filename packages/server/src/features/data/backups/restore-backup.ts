import type pg from 'pg';
import { renumber } from '#server/db/earlier-histories.ts';
import { pendingMigrations, runMigration, shippedMigrations } from '#server/db/migrate.ts';
import { type MigrationFile, readMigrationFiles } from '#server/db/migration-files.ts';
import { keepEndings } from '../../identity/account-deletion/after-restore/keep-endings.ts';
import type { Manifest } from './archive/manifest.ts';
import { type Archive, openArchive } from './archive/open-archive.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import { checkHealth } from './check-health.ts';
import { createCatalogueQueries } from './database/catalogue.queries.ts';
import { loadRows } from './database/load-rows.ts';
import { lockForRestore } from './database/locks.ts';
import { makeEmptyTables, setSequences, withBareTables } from './database/rebuild-tables.ts';
import { type StagedFiles, stageMemberFiles } from './member-files/replace-member-files.ts';
import { verifyBackup } from './verify-backup.ts';
import { type BackupPlan, writeBackup } from './write-backup.ts';

export interface RestorePlan extends Omit<BackupPlan, 'kind' | 'isSchemaHeld'> {
  /** The backup that everything is replaced by. */
  readonly file: string;
  /** Reads as the app does, through the connection that has loaded; throws when that is not possible. */
  readonly readSample: (client: pg.ClientBase) => Promise<void>;
  /** Told what is done next. */
  readonly report: (line: string) => void;
  /** Slow indexes of tables with as many rows are left to the app. */
  readonly deferFromRows?: number;
  /** Migrations of this version, where they are not the shipped ones. */
  readonly migrationsFolder?: string;
}

export interface RestoredBackup {
  readonly manifest: Manifest;
  /** The backup of what was there before; null where there was nothing. */
  readonly restorePoint: string | null;
  /** Migrations that the backup was older than. */
  readonly migrated: readonly string[];
}

/**
 * Replaces everything by what a backup holds. Database and files change in one step at the end, after what was
 * loaded has been checked; whatever fails or is killed before leaves them as they were. Throws a `BackupError`.
 */
export async function restoreBackup(plan: RestorePlan): Promise<RestoredBackup> {
  const { report, file } = plan;
  report(`Checking ${file} …`);
  const manifest = await verifyBackup(file);
  const migrations = splitMigrations(
    await readMigrationFiles(plan.migrationsFolder ?? shippedMigrations),
    manifest,
  );
  const client = await plan.pool.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await lockForRestore(client);
    const restorePoint = await makeRestorePoint(plan, client);
    await replaceEverything(plan, client, migrations);
    return { manifest, restorePoint, migrated: migrations.pending.map(({ name }) => name) };
  } finally {
    client.release(true);
  }
}

interface SplitMigrations {
  /** Those that made the backup's tables. */
  readonly known: readonly MigrationFile[];
  readonly pending: readonly MigrationFile[];
}

/** Refuses a backup of a newer version, or of one that went another way. */
function splitMigrations(files: readonly MigrationFile[], { migrations }: Manifest): SplitMigrations {
  try {
    const pending = pendingMigrations(files, renumber(files, migrations));
    return { known: files.filter((file) => !pending.includes(file)), pending };
  } catch (cause) {
    throw new BackupError(`This backup does not fit this version of Chitta. ${reasonOf(cause)}`, { cause });
  }
}

async function makeRestorePoint(plan: RestorePlan, client: pg.ClientBase): Promise<string | null> {
  const migrations = await createCatalogueQueries(client).readMigrations();
  if (migrations.length === 0) return null;
  plan.report('Backing up what is there now …');
  const { path } = await writeBackup({ ...plan, kind: 'before-restore', isSchemaHeld: true });
  return path;
}

async function replaceEverything(
  plan: RestorePlan,
  client: pg.ClientBase,
  migrations: SplitMigrations,
): Promise<void> {
  let files: StagedFiles | undefined;
  const archive = await openArchive(plan.file);
  try {
    files = await stageMemberFiles(archive, plan.filesFolder);
    await client.query('BEGIN');
    await client.query(settings);
    const replayEndings = await keepEndings(client);
    await loadEverything(plan, client, archive, migrations);
    const { erased, settled, orphanedFiles } = await replayEndings();
    for (const path of orphanedFiles) await files.remove(path);
    if (erased > 0) plan.report(`Accounts that were erased since, and are gone again: ${erased}.`);
    if (settled > 0) plan.report(`Accounts that were closed or opened since, and are so again: ${settled}.`);
    plan.report('Reading as the app does …');
    await plan.readSample(client);
    await files.apply();
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined);
    await files?.undo();
    const reason = reasonOf(cause).replace(/\.$/, '');
    throw new BackupError(`The restore failed: ${reason}. Everything is as it was before.`, { cause });
  } finally {
    archive.close();
  }
  await files.finish();
}

async function loadEverything(
  { report, deferFromRows = 20_000 }: RestorePlan,
  client: pg.ClientBase,
  archive: Archive,
  { known, pending }: SplitMigrations,
): Promise<void> {
  report('Loading …');
  await makeEmptyTables(client, known);
  const load = async () => {
    await loadRows(client, archive);
    report('Building indexes and checking constraints …');
  };
  // A migration may want an index to be there.
  const mayDefer = pending.length === 0;
  const deferred = await withBareTables(client, load, ({ table, isSlow }) => {
    const rows = archive.manifest.tables.find(({ name }) => name === table)?.rows ?? 0;
    return mayDefer && isSlow && rows >= deferFromRows;
  });
  for (const name of deferred) report(`The index ${name} is built by the app, once it runs.`);
  await setSequences(client, archive.manifest);
  await analyse(client);
  await checkHealth(client, archive.manifest);
  for (const file of pending) await runMigration(client, file);
}

/** Without statistics the first queries would be planned as for empty tables. */
async function analyse(client: pg.ClientBase): Promise<void> {
  for (const { name } of await createCatalogueQueries(client).readTables()) {
    await client.query(`ANALYZE public.${client.escapeIdentifier(name)}`);
  }
}

/** A table that somebody reads is no reason to wait long; indexes are built with what memory and cores there are. */
const settings = `SET LOCAL lock_timeout = '10s'; SET LOCAL search_path = public;
  SET LOCAL client_min_messages = warning;
  SET LOCAL maintenance_work_mem = '256MB'; SET LOCAL max_parallel_maintenance_workers = 4`;
