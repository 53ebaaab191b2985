import { readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmasterFile, stopPostmaster } from './postmaster.ts';
import { isSocketFolder, socketPort } from './socket-folder.ts';

const pollMilliseconds = 10;

/**
 * Stops a server that an app left behind when it was killed. To be called by the holder of the data
 * folder's lock only, for whom any server still running there is such an orphan. It is stopped rather
 * than adopted: the app then always starts from the same state, with the settings of its own version,
 * and nothing of the killed app's unfinished transactions stays open.
 *
 * @returns the number of the process that was stopped, if there was one
 */
export async function stopOrphan(clusterPath: string): Promise<number | undefined> {
  const file = readPostmasterFile(clusterPath);
  if (!file) return undefined;
  const isRunning = () => isServerOf(clusterPath, file.pid, file.socketFolder);
  const isOrphan = await isRunning();
  if (isOrphan) await stopPostmaster({ pid: file.pid, exited: untilFalse(isRunning) });
  await leaveNobody(clusterPath);
  if (isSocketFolder(file.socketFolder)) rmSync(file.socketFolder, { recursive: true, force: true });
  return isOrphan ? file.pid : undefined;
}

/** Clears the way for a start after the server itself has ended: its children, its pid file and its socket. */
export async function clearRemains(clusterPath: string, socketFolder: string): Promise<void> {
  await leaveNobody(clusterPath);
  for (const name of readdirSync(socketFolder)) rmSync(join(socketFolder, name), { force: true });
}

/**
 * True when the process is the server of this cluster, and not a stranger that got the number of one
 * that is gone: PostgreSQL's current folder is its cluster. Without /proc, its socket has to answer.
 */
async function isServerOf(clusterPath: string, pid: number, socketFolder: string): Promise<boolean> {
  if (process.platform === 'linux') return worksIn(clusterPath, pid);
  return await answers(join(socketFolder, `.s.PGSQL.${socketPort}`));
}

function worksIn(folder: string, pid: number | string): boolean {
  const here = statSync(folder);
  try {
    const there = statSync(`/proc/${pid}/cwd`);
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    // Gone meanwhile, or a process of somebody else.
    return false;
  }
}

/**
 * Waits until no process of the cluster is left (a killed server's children take a moment to notice),
 * then removes its pid file: PostgreSQL would take a stranger with the same number for a running server.
 */
async function leaveNobody(clusterPath: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && worksIn(clusterPath, name));
    if (processes.length === 0) {
      rmSync(join(clusterPath, 'postmaster.pid'), { force: true });
      return;
    }
    await sleep(pollMilliseconds);
  }
}

async function untilFalse(question: () => Promise<boolean>): Promise<void> {
  while (await question()) await sleep(pollMilliseconds);
}

async function answers(socket: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const connection = connect(socket);
  connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
  const result = await promise;
  connection.destroy();
  return result;
}
