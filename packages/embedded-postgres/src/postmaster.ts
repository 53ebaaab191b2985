import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, clusterAddress } from './cluster.ts';
import { errorCode } from './embedded-server-error.ts';
import type { ProgramFiles } from './program-files.ts';
import { rotateLog } from './rotate-log.ts';
import { explainExit, explainSpawnError, programEnvironment } from './run-program.ts';
import { serverSettings } from './server-settings.ts';
import { socketPort } from './socket-folder.ts';

/** A running server process. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves when the process has ended, for whatever reason. */
  readonly exited: Promise<void>;
}

/** What PostgreSQL writes about itself into its data folder while it runs. */
export interface PostmasterFile {
  readonly pid: number;
  readonly socketFolder: string;
  readonly isReady: boolean;
}

const pollMilliseconds = 10;

/** Reads `postmaster.pid`, or undefined where there is none. */
export function readPostmasterFile(clusterPath: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(clusterPath, 'postmaster.pid'), 'utf8').split('\n');
    return {
      // Negative for a server in single-user mode.
      pid: Math.abs(Number(lines[0])),
      socketFolder: lines[4] ?? '',
      isReady: lines[7]?.trim() === 'ready',
    };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Starts the server and resolves once it accepts connections. */
export async function startPostmaster(options: {
  cluster: Cluster;
  programs: ProgramFiles;
  socketFolder: string;
  logFile: string;
  isDurable: boolean;
}): Promise<Postmaster> {
  const { cluster, programs, logFile } = options;
  rotateLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const settings = serverSettings(options.socketFolder, options.isDurable);
  const child = spawn(
    programs.postgres,
    ['-D', clusterAddress(cluster), '-p', String(socketPort), ...settings],
    {
      cwd: cluster.path,
      env: programEnvironment,
      // Its own session, so that Ctrl-C in the terminal reaches the app alone, which then stops it.
      detached: true,
      // Not the app's: a pipe or terminal would stay open as long as the server lives.
      stdio: ['ignore', log, log],
      ...cluster.user,
    },
  );
  closeSync(log);
  const ended = watchEnd(child, programs.postgres, () => readFileSync(logFile, 'utf8').slice(logStart));
  await Promise.race([untilReady(cluster.path, () => child.pid, ended), ended.thenFail]);
  child.unref();
  return { pid: child.pid ?? 0, exited: ended.promise };
}

interface End {
  readonly promise: Promise<void>;
  /** Rejects with the reason when the server ends: for use while it is starting. */
  readonly thenFail: Promise<never>;
  readonly hasHappened: () => boolean;
}

function watchEnd(child: ChildProcess, program: string, readLog: () => string): End {
  const end = Promise.withResolvers<void>();
  const failure = Promise.withResolvers<never>();
  let hasHappened = false;
  const finish = (error: Error) => {
    hasHappened = true;
    end.resolve();
    failure.reject(error);
  };
  // Once the server is up nobody waits for the failure any more.
  failure.promise.catch(() => undefined);
  child.once('error', (error) => finish(explainSpawnError(program, error)));
  child.once('exit', (code, signal) => finish(explainExit(program, code ?? signal, readLog())));
  return { promise: end.promise, thenFail: failure.promise, hasHappened: () => hasHappened };
}

/** Recovery after a crash can take long, so the wait ends with the process and not with a clock. */
async function untilReady(clusterPath: string, pid: () => number | undefined, end: End): Promise<void> {
  while (!end.hasHappened()) {
    const file = readPostmasterFile(clusterPath);
    if (file?.isReady && file.pid === pid()) return;
    await sleep(pollMilliseconds);
  }
}

/** Sends the signal, and says whether there was a process to receive it. */
export function signalPostmaster(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
    throw error;
  }
}

const stopSteps = [
  ['SIGINT', 5000],
  ['SIGQUIT', 2000],
  ['SIGKILL', 1000],
] as const;

/**
 * Ends a server: first by closing its connections and writing everything down (SIGINT), then without
 * writing (SIGQUIT: nothing is lost, the next start recovers), then by force. At most 8 seconds.
 */
export async function stopPostmaster({ pid, exited }: Postmaster): Promise<void> {
  for (const [signal, milliseconds] of stopSteps) {
    if (!signalPostmaster(pid, signal)) return;
    const patience = new AbortController();
    const hasEnded = await Promise.race([
      exited.then(() => true),
      sleep(milliseconds, false, { signal: patience.signal }),
    ]);
    // Cancels the wait: its timer would keep the process alive. (The abort rejects a promise that lost.)
    patience.abort();
    if (hasEnded) return;
  }
}
