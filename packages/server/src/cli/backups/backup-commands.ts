import { resolve } from 'node:path';
import { listBackups } from '#server/features/data/backups/backup-folder.ts';
import { findBackup } from '#server/features/data/backups/find-backup.ts';
import { readSample } from '#server/features/data/backups/read-sample.ts';
import { restoreBackup } from '#server/features/data/backups/restore-backup.ts';
import { verifyBackup } from '#server/features/data/backups/verify-backup.ts';
import { writeBackup } from '#server/features/data/backups/write-backup.ts';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { CliError } from '../cli-error.ts';
import type { Command, CommandValues } from '../command.ts';
import { assertOwnFolder } from './assert-own-folder.ts';
import { describeBackup, describeLeftOut, describeManifest } from './describe-backup.ts';
import { openOwnDatabase, readOwnSettings } from './open-own-database.ts';

type Write = (line: string) => void;

export const backupCommands = {
  backup: { subject: 'none', options: ['to'], run: (_subject, values, write) => backUp(values, write) },
  backups: { subject: 'none', options: [], run: (_subject, _values, write) => list(write) },
  verify: { subject: 'optional', options: [], run: (subject, _values, write) => verify(subject, write) },
  restore: { subject: 'needed', options: ['yes'], run: restore },
} satisfies Record<string, Command>;

async function backUp({ to }: CommandValues, write: Write): Promise<void> {
  const settings = readOwnSettings();
  const { backups, filesFolder, dataDir } = settings.config;
  if (to === undefined) assertOwnFolder(dataDir);
  const database = await openOwnDatabase(settings, { command: 'backup', sharesRunning: true });
  try {
    const folder = to === undefined ? backups.folder : resolve(to);
    const plan = { pool: database.pool, clock: systemClock, keep: backups.keep, filesFolder, folder };
    const { path, manifest } = await writeBackup({ ...plan, kind: 'manual' });
    write(`Backed up to ${path}`);
    write(describeManifest(manifest));
    for (const line of describeLeftOut(settings.config)) write(line);
  } finally {
    await database.close();
  }
}

async function list(write: Write): Promise<void> {
  const { folder } = readOwnSettings().config.backups;
  const found = await listBackups(folder);
  if (found.length === 0) write(`There is no backup in ${folder}.`);
  for (const backup of found) write(await describeBackup(backup));
}

async function verify(subject: string, write: Write): Promise<void> {
  const { folder } = readOwnSettings().config.backups;
  const file = await findBackup(subject === '' ? 'newest' : subject, folder);
  const manifest = await verifyBackup(file);
  write(`${file} is whole.`);
  write(describeManifest(manifest));
}

async function restore(subject: string, { yes }: CommandValues, write: Write): Promise<void> {
  const settings = readOwnSettings();
  const { config, secrets } = settings;
  const { backups, filesFolder } = config;
  assertOwnFolder(config.dataDir);
  const file = await findBackup(subject, backups.folder);
  if (!yes) {
    throw new CliError(
      `This replaces everything in the database by ${file}. What is there now is backed up first. Add --yes to do it.`,
    );
  }
  const database = await openOwnDatabase(settings, {
    command: 'restore',
    sharesRunning: false,
    createsNew: true,
  });
  try {
    const { pool } = database;
    const parts = { pool, secrets, log: createLogger('silent') };
    const { manifest, restorePoint, migrated } = await restoreBackup({
      pool,
      clock: systemClock,
      folder: backups.folder,
      keep: backups.keep,
      filesFolder,
      file,
      report: write,
      readSample: (client) => readSample(client, config, parts),
    });
    write(`Restored ${file}`);
    write(describeManifest(manifest));
    if (migrated.length > 0) write(`Brought up to this version: ${migrated.join(', ')}`);
    if (restorePoint !== null) write(`What was there before is in ${restorePoint}`);
  } finally {
    await database.close();
  }
}
