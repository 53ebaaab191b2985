import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findRunningServer, startEmbeddedServer } from '../packages/embedded-postgres/src/index.ts';
import type { BenchResult } from './lib/bench-result.ts';
import { startChildServer } from './lib/child-server.ts';
import { repository, signUp } from './lib/chitta-server.ts';
import { seedBigJournal } from './lib/seed-big-journal.ts';

const ownDreams = 100_000;
const allDreams = 1_000_000;

/** Seconds that a command of the operator takes from the shell's point of view. */
async function secondsOf(dataDir: string, ...args: readonly string[]): Promise<number> {
  const main = path.join(repository, 'packages/server/src/cli/main.ts');
  const started = performance.now();
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new TypeError(`chitta ${args.join(' ')} ended with ${code}`);
  return (performance.now() - started) / 1000;
}

/** A million dreams in the embedded database of `dataDir`. */
async function seed(dataDir: string): Promise<void> {
  const database = await startEmbeddedServer({ dataDir });
  const server = await startChildServer(
    [path.join(repository, 'packages/server/src/main.ts')],
    { DATA_DIR: dataDir, DATABASE_URL: database.connectionString, LOG_LEVEL: 'fatal' },
    '/api/ready',
  );
  const { userId } = await signUp(server.origin, 'bigdreamer');
  await seedBigJournal(database.connectionString, { userId, ownDreams, allDreams });
  await server.stop();
  await database.stop();
}

/** Seconds from the start of the app until the index of the search, which the restore leaves to it, is built. */
async function secondsUntilIndexed(dataDir: string): Promise<number> {
  const server = await startChildServer(
    [path.join(repository, 'packages/server/src/main.ts')],
    { DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    '/api/ready',
  );
  const started = performance.now();
  const client = new pg.Client({ connectionString: findRunningServer(dataDir) });
  await client.connect();
  const isPending = async () =>
    (await client.query(`SELECT 1 WHERE to_regnamespace('maintenance') IS NOT NULL`)).rows.length > 0;
  while (await isPending()) await new Promise((resolve) => setTimeout(resolve, 500));
  await client.end();
  await server.stop();
  return (performance.now() - started) / 1000;
}

async function countDreams(dataDir: string): Promise<number> {
  const database = await startEmbeddedServer({ dataDir });
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM dreams');
  await client.end();
  await database.stop();
  return Number(rows[0]?.count);
}

/** The operator's commands on a million dreams: into an empty folder, and over as many dreams, backed up first. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chitta-bench-backup-'));
  const full = path.join(folder, 'full');
  const empty = path.join(folder, 'empty');
  try {
    await seed(full);
    const backup = await secondsOf(full, 'backup');
    const [name = ''] = await readdir(path.join(full, 'backups'));
    const file = path.join(full, 'backups', name);
    const verify = await secondsOf(full, 'verify');
    const restoreEmpty = await secondsOf(empty, 'restore', file, '--yes');
    const restoreOver = await secondsOf(full, 'restore', file, '--yes');
    const indexed = await secondsUntilIndexed(empty);
    if ((await countDreams(empty)) !== allDreams) throw new TypeError('dreams are missing');
    const seconds = (what: string, value: number, atMost: number): BenchResult => ({
      name: what,
      value,
      unit: 's',
      budget: { kind: 'at most', value: atMost },
    });
    return [
      seconds('1,000,000 dreams, backup', backup, 60),
      seconds('1,000,000 dreams, verify', verify, 60),
      seconds('1,000,000 dreams, restore into an empty folder', restoreEmpty, 240),
      seconds('1,000,000 dreams, restore over as many, with restore point', restoreOver, 240),
      seconds('1,000,000 dreams, index of the search, built by the running app', indexed, 1_200),
      {
        name: '1,000,000 dreams, size of the backup',
        value: (await stat(file)).size / 1_000_000,
        unit: 'MB',
        budget: { kind: 'at most', value: 1_500 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
