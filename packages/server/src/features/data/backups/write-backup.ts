import { join } from 'node:path';
import { constants, createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import type { Clock } from '#server/platform/time/clock.ts';
import { createArchive, type NewArchive } from './archive/create-archive.ts';
import { type BackupKind, formatVersion, type Manifest, type TableOfBackup } from './archive/manifest.ts';
import { manifestEntry } from './archive/open-archive.ts';
import { assertRoomFor } from './assert-room.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import { nameBackup, prepareBackupFolder, removeOldDaily, removeUnfinished } from './backup-folder.ts';
import { createCatalogueQueries } from './database/catalogue.queries.ts';
import { readRows } from './database/copy-rows.ts';
import { holdSchema, lockForBackup } from './database/locks.ts';
import { addMemberFiles } from './member-files/add-member-files.ts';

/** What is backed up, and where to. */
export interface BackupPlan {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** Where backups are kept. */
  readonly folder: string;
  /** Daily ones beyond this number are removed once the new one is whole. */
  readonly keep: number;
  /** Files of members; need not exist. */
  readonly filesFolder: string;
  readonly kind: BackupKind;
  /** A restore holds the schema already while it makes its restore point. */
  readonly isSchemaHeld?: boolean;
}

export interface WrittenBackup {
  readonly path: string;
  readonly manifest: Manifest;
  /** Names of the daily backups that were thrown away for it. */
  readonly removed: readonly string[];
}

/**
 * Writes everything as it is at one moment into one archive, while members go on writing. Nothing counts as a backup
 * before it is whole and on disk. Throws a `BackupError` when another one is being made or the disk has no room.
 */
export async function writeBackup(plan: BackupPlan): Promise<WrittenBackup> {
  await prepareBackupFolder(plan.folder);
  const client = await plan.pool.connect();
  try {
    await lockForBackup(client);
    if (!plan.isSchemaHeld) await holdSchema(client);
    await beginSnapshot(client);
    await removeUnfinished(plan.folder);
    const catalogue = createCatalogueQueries(client);
    if ((await catalogue.readMigrations()).length === 0) {
      throw new BackupError('The database is empty: there is nothing to back up. Is it the right one?');
    }
    assertRoomFor(await catalogue.readSize(), plan.folder);
    const path = join(plan.folder, nameBackup(plan.clock.now(), plan.kind));
    const manifest = await writeArchive(client, plan, path);
    return { path, manifest, removed: await removeOldDaily(plan.folder, plan.keep) };
  } finally {
    // Closing the connection gives back its locks and settings.
    client.release(true);
  }
}

/** One view of the database for everything that is read, however long it takes. */
async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
    SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'iso_8601';
    SET LOCAL extra_float_digits = 3; SET LOCAL bytea_output = 'hex'`);
}

async function writeArchive(client: pg.ClientBase, plan: BackupPlan, path: string): Promise<Manifest> {
  const archive = createArchive(path);
  try {
    const manifest = await writeEntries(client, plan, archive);
    archive.addText(manifestEntry, `${JSON.stringify(manifest, null, 1)}\n`);
    await archive.finish();
    return manifest;
  } catch (cause) {
    await archive.abandon();
    throw new BackupError(`The backup could not be written: ${reasonOf(cause)}. Nothing was kept of it.`, {
      cause,
    });
  }
}

async function writeEntries(client: pg.ClientBase, plan: BackupPlan, archive: NewArchive): Promise<Manifest> {
  const catalogue = createCatalogueQueries(client);
  const madeAt = plan.clock.now().toISOString();
  const migrations = await catalogue.readMigrations();
  const tables: TableOfBackup[] = [];
  for (const { name, columns } of await catalogue.readTables()) {
    const rows = readRows(client, { name, columns });
    const entry = `tables/${name}.copy.zst`;
    const { sha256 } = await archive.add(entry, [rows, createZstdCompress(compression)]);
    tables.push({ name, columns: [...columns], rows: rows.rowCount, entry, sha256 });
  }
  return {
    format: 'chitta-backup',
    formatVersion,
    kind: plan.kind,
    madeAt,
    postgresVersion: await catalogue.readVersion(),
    migrations,
    tables,
    // After the rows: numbers given out meanwhile are skipped rather than given out twice.
    sequences: await catalogue.readSequences(),
    // After the snapshot: what its rows name was there then.
    files: await addMemberFiles(archive, plan.filesFolder),
  };
}

const compression = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
};
