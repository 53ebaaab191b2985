import { statfs } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';

/** What a backup leaves to whatever else writes to the disk. */
const reserve = 50_000_000;
/** Text shrinks to less than half of what its rows take up in the database. */
const shareOfRows = 0.5;

/** Throws a `BackupError` where a backup of `rowBytes` would fill the disk of `folder`. */
export async function assertRoomFor(rowBytes: number, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const needed = Math.ceil(rowBytes * shareOfRows) + reserve;
  if (free >= needed) return;
  throw new BackupError(
    `${folder} has ${megabytes(free)} MB free, and a backup may need ${megabytes(needed)} MB. Make room, or name another folder.`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0);
}
