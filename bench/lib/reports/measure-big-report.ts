import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedServer } from '../../../packages/embedded-postgres/src/index.ts';
import { seedNews } from '../../../packages/server/src/features/admin/system-reports/testing/seed-news.ts';
import type { BenchResult } from '../bench-result.ts';
import { repository } from '../chitta-server.ts';

const nodeFile = path.join(
  repository,
  'packages/server/src/features/admin/system-reports/testing/report-node.ts',
);

interface Made {
  readonly rows: number;
  readonly seconds: number;
  /** Most that the process which made it had in memory. */
  readonly megabytes: number;
}

/** Runs a process to its end; returns what it said. */
async function finish(child: ChildProcess): Promise<string> {
  let said = '';
  child.stdout?.on('data', (part) => {
    said += String(part);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new TypeError(`a process ended with ${code}`);
  return said;
}

/** A report of money over so many days, each with a thousand lines, made by a process of its own. */
async function makeReport(days: number): Promise<Made> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-bench-reports-'));
  const database = await startEmbeddedServer({ dataDir });
  const start = (...args: string[]) =>
    spawn(process.execPath, [nodeFile, ...args], {
      env: {
        PATH: process.env.PATH ?? '',
        DATA_DIR: dataDir,
        DATABASE_URL: database.connectionString,
        LOG_LEVEL: 'fatal',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const client = new pg.Client({ connectionString: database.connectionString });
  try {
    await finish(start('migrate'));
    await client.connect();
    await seedNews(client, { count: days * 1_000, from: '2020-01-01' });
    await client.query(
      `INSERT INTO system_reports (type, period_from, period_until, created_at)
       VALUES ('money', '2020-01-01', '2020-01-01'::date + $1::int - 1, now())`,
      [days],
    );
    const started = performance.now();
    const bytes = Number(await finish(start()));
    const seconds = (performance.now() - started) / 1000;
    const { rows } = await client.query<{ status: string; rows: number }>(
      `SELECT status, (metadata ->> 'rows')::integer AS rows FROM system_reports`,
    );
    const [made] = rows;
    if (made?.status !== 'ready' || made.rows < days * 1_000) throw new TypeError('the report is not whole');
    return { rows: made.rows, seconds, megabytes: bytes / 1024 / 1024 };
  } finally {
    await client.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A report of a million lines beside one of ten thousand: what it takes, and what of it is ever in memory. */
export async function measureBigReport(): Promise<BenchResult[]> {
  const small = await makeReport(10);
  const large = await makeReport(1_000);
  return [
    {
      name: 'a report of 1,000,000 lines: memory beyond one of 10,000',
      value: large.megabytes - small.megabytes,
      unit: 'MB',
      budget: { kind: 'at most', value: 64 },
    },
    {
      name: 'a report of 1,000,000 lines, with the start of its process',
      value: large.seconds,
      unit: 's',
      budget: { kind: 'at most', value: 120 },
    },
  ];
}
