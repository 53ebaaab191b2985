import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { invariant } from '#server/platform/errors/invariant.ts';
import { programEnvironment, serverArguments } from './program.ts';

const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The real server in a process of its own, on an embedded database in `dataDir`. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** `kill -9`, the server alone or with its database. */
  readonly kill: (options?: { readonly withDatabase?: boolean }) => Promise<void>;
  /** Ends it in order. */
  readonly stop: () => Promise<void>;
  /** What it has written so far, to both outputs. */
  readonly output: () => string;
}

/** A TCP port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  invariant(address !== null && typeof address === 'object', 'a listening server has an address');
  probe.close();
  await once(probe, 'close');
  return address.port;
}

/** Starts the server and resolves once it says that it is ready; rejects with what it wrote if it ends before. */
export async function startServerProcess(options: {
  readonly dataDir: string;
  readonly port: number;
  /** Further variables, such as an outside database. */
  readonly env?: Readonly<Record<string, string>>;
  /** A command that the server's own is appended to, such as one that gives it a disk of its own. */
  readonly prefix?: readonly string[];
}): Promise<ServerProcess> {
  const { dataDir, port, env, prefix = [] } = options;
  const [program = '', ...args] = [...prefix, process.execPath, ...serverArguments(mainFile)];
  const child = spawn(program, args, {
    env: {
      ...programEnvironment,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  await untilReady(child, output);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill: async ({ withDatabase = false } = {}) => {
      const database = withDatabase ? await databasePid(dataDir) : undefined;
      const killed = end('SIGKILL');
      if (database !== undefined) process.kill(database, 'SIGKILL');
      await killed;
    },
    stop: () => end('SIGTERM'),
    output,
  };
}

/** Number of the process of the embedded database in a data folder. */
export async function databasePid(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

function collectOutput(child: ChildProcess): () => string {
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  }
  return () => written;
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => {
      if (output().includes('is ready at')) resolve();
    });
  });
  const ended = once(child, 'exit').then(([code]) => {
    invariant(false, `the server ended with ${code} before it was ready: ${output()}`);
  });
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
}
