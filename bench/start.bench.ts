import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../e2e/support/chitta.ts';
import { startEmbeddedServer } from '../packages/embedded-postgres/src/index.ts';
import type { BenchResult } from './lib/bench-result.ts';
import { repository } from './lib/chitta-server.ts';

async function untilListening(port: number, child: ChildProcess): Promise<number> {
  const started = performance.now();
  while (child.exitCode === null) {
    const isUp = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new TypeError(`npm start ended with code ${child.exitCode}`);
}

/** Seconds from `npm start` to the first answer. */
async function secondsToListen(dataDir: string): Promise<number> {
  const port = await freePort();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    return await untilListening(port, child);
  } finally {
    // npm passes signals on to its script, so the group is told at once and waited for.
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    }
  }
}

async function secondsToCreateDatabase(): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-bench-create-'));
  const started = performance.now();
  const server = await startEmbeddedServer({ dataDir });
  const seconds = (performance.now() - started) / 1000;
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  return seconds;
}

/** Start-up as a person meets it: the whole command, its checks included. */
export async function run(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-bench-start-'));
  try {
    await secondsToListen(dataDir);
    const seconds = [
      await secondsToListen(dataDir),
      await secondsToListen(dataDir),
      await secondsToListen(dataDir),
    ];
    const created = [
      await secondsToCreateDatabase(),
      await secondsToCreateDatabase(),
      await secondsToCreateDatabase(),
    ];
    const median = (values: number[]) => [...values].sort((a, b) => a - b)[1] as number;
    return [
      {
        name: 'second npm start, until it listens',
        value: median(seconds),
        unit: 's',
        budget: { kind: 'at most', value: 2 },
      },
      {
        name: 'embedded database, created',
        value: median(created),
        unit: 's',
        budget: { kind: 'at most', value: 1.5 },
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
