import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedServerError, errorCode, otherServerHint } from './embedded-server-error.ts';
import type { ProgramFiles } from './program-files.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

/** A database cluster: PostgreSQL's data folder and the user that it belongs to. */
export interface Cluster {
  readonly path: string;
  readonly user: ServerUser | undefined;
}

/** The role and the database of the app: an ordinary role, as a managed PostgreSQL would give it. */
export const appRole = 'chitta';

/**
 * The name by which PostgreSQL's programs call the cluster. Their user may not be able to enter the
 * folders above it (a clone under /root), so as root they are started inside it (the change of folder
 * comes before the change of user) and reach it through the system's link to the current folder.
 */
export function clusterAddress(cluster: Cluster): string {
  return cluster.user && process.platform === 'linux' ? '/proc/self/cwd' : cluster.path;
}

/** Creates the cluster where there is none yet, and checks the one that is there. */
export async function ensureCluster(cluster: Cluster, programs: ProgramFiles): Promise<void> {
  const unfinished = `${cluster.path}.unfinished`;
  // With retries: an initdb that outlived its app may still be writing there for a moment.
  rmSync(unfinished, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  if (existsSync(cluster.path)) {
    checkVersion(cluster, programs);
    takeOwnership(cluster);
    return;
  }
  await createCluster({ ...cluster, path: unfinished }, programs);
  // The cluster appears under its name only when it is complete and on disk, so a crash in between
  // leaves nothing that looks like one.
  renameSync(unfinished, cluster.path);
  await syncFolder(dirname(cluster.path));
}

async function createCluster(cluster: Cluster, programs: ProgramFiles): Promise<void> {
  await mkdir(cluster.path, { mode: 0o700, recursive: true });
  if (cluster.user) chownSync(cluster.path, cluster.user.uid, cluster.user.gid);
  const start = { user: cluster.user, cwd: cluster.path };
  const address = clusterAddress(cluster);
  await runProgram(programs.initdb, [...initdbOptions, '--pgdata', address], start);
  const single = ['--single', '-F', '-D', address, 'postgres'];
  const statements = `CREATE ROLE ${appRole} LOGIN CREATEDB;\nCREATE DATABASE ${appRole} OWNER ${appRole};\n`;
  await runProgram(programs.postgres, single, start, statements);
  await runProgram(programs.initdb, ['--sync-only', '--pgdata', address], start);
}

const initdbOptions = [
  '--username=postgres',
  '--encoding=UTF8',
  // Built in: the same order and case rules on every system, whatever locales it has.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  // Whoever can open the socket is the owner of the files or root: see socket-folder.ts.
  '--auth-local=trust',
  '--auth-host=reject',
  // One sync at the end instead of one in each step.
  '--no-sync',
  '--no-instructions',
];

function checkVersion(cluster: Cluster, programs: ProgramFiles): void {
  let found: string;
  try {
    found = readFileSync(join(cluster.path, 'PG_VERSION'), 'utf8').trim();
  } catch (cause) {
    const why =
      errorCode(cause) === 'EACCES'
        ? `belongs to another user (uid ${statSync(cluster.path).uid}): start Chitta as that user, or as root`
        : 'is not a complete PostgreSQL data folder: restore it from a backup, or move it away to start afresh';
    throw new EmbeddedServerError(`The database in ${cluster.path} ${why}. ${otherServerHint}`, { cause });
  }
  if (found !== programs.majorVersion) {
    throw new EmbeddedServerError(
      `The database in ${cluster.path} was written by PostgreSQL ${found}, and this version of Chitta brings ` +
        `PostgreSQL ${programs.majorVersion}. Restore a backup into a new DATA_DIR. ${otherServerHint}`,
    );
  }
}

/** After a copy the files may belong to root, and others may enter: PostgreSQL accepts neither. */
function takeOwnership({ path, user }: Cluster): void {
  const { uid, mode } = statSync(path);
  if (mode & 0o077) chmodSync(path, 0o700);
  if (!user || uid === user.uid) return;
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  // The folder itself last: it is what a later start looks at.
  chownSync(path, user.uid, user.gid);
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
