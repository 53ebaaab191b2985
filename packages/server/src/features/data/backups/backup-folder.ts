import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedEnding } from './archive/create-archive.ts';
import { type BackupKind, backupKinds } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';

/** A whole backup in a folder. */
export interface BackupFile {
  readonly path: string;
  readonly name: string;
  readonly kind: BackupKind;
  readonly madeAt: Date;
  readonly bytes: number;
}

const namePattern = new RegExp(
  `^chitta-(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d)-(\\d\\d)-(\\d{3})Z-(${backupKinds.join('|')})\\.zip$`,
);

/** Such as `chitta-2026-11-21T03-20-00-000Z-daily.zip`: the time in UTC, so that names sort by it. */
export function nameBackup(madeAt: Date, kind: BackupKind): string {
  return `chitta-${madeAt.toISOString().replace(/[:.]/g, '-')}-${kind}.zip`;
}

/** Makes the folder, which its owner alone may enter. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  try {
    const created = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (created !== undefined) await chmod(folder, 0o700);
  } catch (cause) {
    throw new BackupError(`The folder ${folder} cannot be made (${(cause as NodeJS.ErrnoException).code}).`, {
      cause,
    });
  }
}

/** Every whole backup in the folder, newest first; none where there is no folder. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw new BackupError(`The folder ${folder} cannot be read (${cause.code}).`, { cause });
  });
  const found = names
    .toSorted()
    .toReversed()
    .map((name) => readName(folder, name));
  return Promise.all(found.filter((file) => file !== null).map(withSize));
}

function readName(folder: string, name: string): Omit<BackupFile, 'bytes'> | null {
  const [, day, hour, minute, second, millisecond, kind] = namePattern.exec(name) ?? [];
  if (day === undefined) return null;
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}.${millisecond}Z`);
  return { path: join(folder, name), name, kind: kind as BackupKind, madeAt };
}

async function withSize(file: Omit<BackupFile, 'bytes'>): Promise<BackupFile> {
  return { ...file, bytes: (await stat(file.path)).size };
}

/**
 * Removes what killed runs left half written. Only for the holder of the lock of backups: another one's archive may be
 * in the making otherwise.
 */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(`.zip${unfinishedEnding}`));
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/** Removes daily backups beyond the newest `keep`, and returns their names. */
export async function removeOldDaily(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).filter(({ kind }) => kind === 'daily').slice(keep);
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
  return old.map(({ name }) => name);
}
