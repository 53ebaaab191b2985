import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A disk in memory that one server can fill. */
export interface SmallDisk {
  /** Where it lies for the server. */
  readonly folder: string;
  /** The command that the server's own is appended to; empty where the disk is there for everybody. */
  readonly prefix: readonly string[];
  /** Where it lies for the test, once the server with this process number runs. */
  readonly seenFrom: (pid: number) => string;
}

const isRoot = process.getuid?.() === 0;

const options = (megabytes: number) => `size=${megabytes}m,mode=755`;

/** In a namespace where an ordinary user is root and may mount; the command then runs as that user again. */
function inOwnNamespace(folder: string, megabytes: number): string[] {
  const user = `--map-user=${process.getuid?.()} --map-group=${process.getgid?.()}`;
  const script = `mount -t tmpfs -o ${options(megabytes)} tmpfs "$0" && exec unshare --user ${user} "$@"`;
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, folder];
}

function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'chitta-disk-'));
}

/** Whether a disk can be made here: by root, or by a user with a namespace of its own; some containers forbid both. */
export function canMakeSmallDisk(): boolean {
  const folder = makeFolder();
  const [program = '', ...args] = isRoot
    ? ['mount', '-t', 'tmpfs', 'tmpfs', folder]
    : [...inOwnNamespace(folder, 1), 'true'];
  const isPossible = spawnSync(program, args).status === 0;
  if (isRoot) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return isPossible;
}

/** A disk for one test. To be called before whatever uses it, so that it is taken away last. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = makeFolder();
  if (!isRoot) {
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return {
      folder,
      prefix: inOwnNamespace(folder, megabytes),
      seenFrom: (pid) => `/proc/${pid}/root${folder}`,
    };
  }
  spawnSync('mount', ['-t', 'tmpfs', '-o', options(megabytes), 'tmpfs', folder]);
  onTestFinished(() => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  return { folder, prefix: [], seenFrom: () => folder };
}
