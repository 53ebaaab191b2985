import { freeBytes } from '#server/platform/files/free-bytes.ts';
import { BackupError } from './backup-error.ts';

/** What a backup leaves free: a little more than what members' writes need to be taken (`minFreeDiskBytes`). */
const reserve = 120_000_000;
/** Compressed rows, of a database that holds indexes and free space besides. */
const shareOfDatabase = 0.3;

/** Throws a `BackupError` where a backup of a database of `databaseBytes` would fill the disk of `folder`. */
export function assertRoomFor(databaseBytes: number, folder: string): void {
  const free = freeBytes(folder);
  const needed = Math.ceil(databaseBytes * shareOfDatabase) + reserve;
  if (free >= needed) return;
  throw new BackupError(
    `${folder} has ${megabytes(free)} MB free, and a backup may need ${megabytes(needed)} MB. Make room, or name another folder.`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0);
}
