import { resolve } from 'node:path';
import { BackupError } from './backup-error.ts';
import { listBackups } from './backup-folder.ts';

/** The file that an operator means: a path, or `newest` for the newest one in the folder. */
export async function findBackup(wanted: string, folder: string): Promise<string> {
  if (wanted !== 'newest') return resolve(wanted);
  const [newest] = await listBackups(folder);
  if (newest === undefined) throw new BackupError(`There is no backup in ${folder}.`);
  return newest.path;
}
