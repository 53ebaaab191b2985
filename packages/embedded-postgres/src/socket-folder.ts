import { chmodSync, chownSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedServerError, otherServerHint } from './embedded-server-error.ts';
import { isReachableFor } from './reachable.ts';
import type { ServerUser } from './server-user.ts';

/** The longest path of a socket, in bytes: Linux has room for 107 and a NUL, macOS for 103. */
const maxSocketPath = process.platform === 'linux' ? 107 : 103;

const namePrefix = 'chitta-';

/** The file in the folder that PostgreSQL listens on. The number is only part of the name. */
export const socketPort = 5432;

/**
 * Creates the folder of the server's socket, which only the server's user and root can enter: that is
 * what keeps everybody else out, so the connection needs no password. It lies among the temporary files
 * because the data folder's path may be too long for a socket, or closed to the server's user.
 */
export function createSocketFolder(
  user: ServerUser | undefined,
  parents: readonly string[] = [tmpdir(), '/tmp', '/var/tmp'],
): string {
  for (const parent of parents) {
    try {
      // macOS reaches its temporary folder through a link; the length that counts is that of the target.
      const real = realpathSync(parent);
      if (!isUsable(real) || !isReachableFor(user, real)) continue;
      const folder = mkdtempSync(join(real, namePrefix));
      chmodSync(folder, 0o700);
      if (user) chownSync(folder, user.uid, user.gid);
      return folder;
    } catch {
      // Not writable: the next one may be.
    }
  }
  throw new EmbeddedServerError(
    `PostgreSQL needs a folder for its socket, and none of ${parents.join(', ')} can be written. ${otherServerHint}`,
  );
}

/** True when the folder looks like one of ours, so that it may be removed when its server is gone. */
export function isSocketFolder(folder: string): boolean {
  return /\/chitta-[A-Za-z0-9]{6}$/.test(folder);
}

/** Short enough, and without the signs that PostgreSQL's list of folders gives a meaning. */
function isUsable(parent: string): boolean {
  const socket = join(parent, `${namePrefix}XXXXXX`, `.s.PGSQL.${socketPort}`);
  return Buffer.byteLength(socket) <= maxSocketPath && !/[",\\]/.test(parent);
}
