import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { invariant } from '#server/platform/invariant.ts';

function mount(folder: string, megabytes: number) {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
}

/** Whether this process may mount: root may, but not in every container. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'chitta-mount-'));
  const isMounted = mount(folder, 1).status === 0;
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return isMounted;
}

/** A disk of its own for one test, in memory. To be called before whatever uses it, so that it is taken away last. */
export function mountSmallDisk(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'chitta-disk-'));
  const { status, stderr } = mount(folder, megabytes);
  invariant(status === 0, `mount: ${stderr}`);
  chmodSync(folder, 0o755);
  onTestFinished(() => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}
