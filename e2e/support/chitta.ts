import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { programEnvironment, serverArguments } from '../../packages/server/src/testing/program.ts';

const repository = path.dirname(path.dirname(import.meta.dirname));

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new TypeError('no port was given');
  return address.port;
}

export interface RunningChitta {
  readonly origin: string;
  readonly child: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 800; attempt += 1) {
    if (child.exitCode !== null) throw new TypeError(`the server ended with code ${child.exitCode}`);
    const isReady = await fetch(`${origin}/api/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 75));
  }
  throw new TypeError('the server was not ready within 60 s');
}

/**
 * The built app as people get it: real server, embedded database in `dataDir` unless one is named, built pages;
 * `environment` is set besides. What it says is to be read where it is started with `options`.
 */
export async function startChitta(
  dataDir: string,
  port?: number,
  databaseUrl?: string,
  environment: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): Promise<RunningChitta> {
  const chosen = port ?? (await freePort());
  const main = path.join(repository, 'packages/server/src/main.ts');
  const child = spawn(process.execPath, [...serverArguments(main), ...options], {
    env: {
      ...programEnvironment,
      DATA_DIR: dataDir,
      PORT: String(chosen),
      LOG_LEVEL: 'error',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
    stdio: ['ignore', options.length > 0 ? 'pipe' : 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${chosen}`;
  await untilReady(origin, child);
  return {
    origin,
    child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
