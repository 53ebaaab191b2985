import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stopOrphan } from './orphan.ts';
import { createTestFolder } from './testing/embedded-app.ts';

/** A process that ends on SIGINT, standing in for a server or for somebody who has got its number. */
async function startProcess(cwd: string): Promise<number> {
  const script =
    "process.on('SIGINT', () => process.exit()); setInterval(() => {}, 60000); console.log('up')";
  const child = spawn(process.execPath, ['-e', script], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

function writePostmasterFile(cluster: string, pid: number, socketFolder: string): void {
  const lines = [pid, '/proc/self/cwd', 0, 5432, socketFolder, '', '', 'ready'];
  writeFileSync(join(cluster, 'postmaster.pid'), lines.join('\n'));
}

describe('stopOrphan', () => {
  it('has nothing to do after a clean stop', async () => {
    expect(await stopOrphan(createTestFolder())).toBeUndefined();
  });

  it('stops what works in the folder of the cluster, and removes its socket', async () => {
    const cluster = createTestFolder();
    const socketFolder = join(createTestFolder(), 'chitta-abc123');
    mkdirSync(socketFolder);
    const pid = await startProcess(cluster);
    writePostmasterFile(cluster, pid, socketFolder);
    expect(await stopOrphan(cluster)).toBe(pid);
    expect(existsSync(socketFolder)).toBe(false);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  });

  it('leaves a stranger alone that has got the number, and a folder that is not ours', async () => {
    const cluster = createTestFolder();
    const elsewhere = createTestFolder();
    const pid = await startProcess(elsewhere);
    writePostmasterFile(cluster, pid, elsewhere);
    expect(await stopOrphan(cluster)).toBeUndefined();
    expect(process.kill(pid, 0)).toBe(true);
    expect(existsSync(elsewhere)).toBe(true);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  });
});
