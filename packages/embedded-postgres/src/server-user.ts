import { existsSync, readFileSync, statSync } from 'node:fs';
import { EmbeddedServerError, otherServerHint } from './embedded-server-error.ts';

/** The operating system's user that PostgreSQL runs as. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const preferredNames = ['postgres', 'nobody'];

/** True where this process is root, which PostgreSQL refuses to run as. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Finds a user for PostgreSQL in the text of /etc/passwd: `postgres` where it exists, else `nobody`.
 * Reads the text instead of calling `id` or `getent`, which need not be installed.
 */
export function findServerUser(passwd: string): ServerUser | undefined {
  const users = new Map<string, ServerUser>();
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    const user = { uid: Number(uid), gid: Number(gid) };
    if (name && user.uid > 0 && Number.isInteger(user.gid)) users.set(name, user);
  }
  return preferredNames.map((name) => users.get(name)).find((user) => user !== undefined);
}

/**
 * Decides who runs PostgreSQL: an ordinary user runs it as itself (undefined). For root it is the owner
 * of the cluster that is already there, so that a data folder keeps working when it comes from another
 * machine or user, else a system user.
 */
export function chooseServerUser(clusterPath: string): ServerUser | undefined {
  if (!isRoot()) return undefined;
  if (existsSync(clusterPath)) {
    const { uid, gid } = statSync(clusterPath);
    if (uid !== 0) return { uid, gid };
  }
  const user = existsSync('/etc/passwd') ? findServerUser(readFileSync('/etc/passwd', 'utf8')) : undefined;
  if (user) return user;
  throw new EmbeddedServerError(
    'PostgreSQL refuses to run as root, and this system has neither a user "postgres" nor "nobody" for it. ' +
      `Start Chitta as an ordinary user. ${otherServerHint}`,
  );
}
