import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedServer } from '../packages/embedded-postgres/src/index.ts';
import type { BenchResult } from './lib/bench-result.ts';
import { repository } from './lib/chitta-server.ts';

const nodeFile = path.join(
  repository,
  'packages/server/src/features/messaging/reminders/testing/reminder-node.ts',
);

/** A process that prepares `count` members whose reminder is due, or without a count one that sends what is due. */
function start(dataDir: string, databaseUrl: string, count?: number): ChildProcess {
  return spawn(process.execPath, [nodeFile, ...(count === undefined ? [] : [String(count)])], {
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function finish(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new TypeError(`a process ended with ${code}`);
}

/** A database with so many members to be reminded now. */
async function withDue<T>(
  count: number,
  work: (startNode: () => ChildProcess, client: pg.Client) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-bench-reminders-'));
  const database = await startEmbeddedServer({ dataDir });
  const client = new pg.Client({ connectionString: database.connectionString });
  try {
    await finish(start(dataDir, database.connectionString, count));
    await client.connect();
    return await work(() => start(dataDir, database.connectionString), client);
  } finally {
    await client.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Members who were reminded, and deliveries to their devices. */
async function countSent(client: pg.Client): Promise<{ members: number; deliveries: number }> {
  const { rows } = await client.query<{ members: number; deliveries: number }>(
    `SELECT (SELECT count(*) FROM reminders WHERE outcome = 'sent')::integer AS members,
       (SELECT count(*) FROM push_deliveries)::integer AS deliveries`,
  );
  return rows[0] ?? { members: 0, deliveries: 0 };
}

/** Seconds that two nodes take for `count` reminders that are due at once. */
function timeOf(count: number): Promise<number> {
  return withDue(count, async (startNode, client) => {
    const started = performance.now();
    await Promise.all([startNode(), startNode()].map(finish));
    const seconds = (performance.now() - started) / 1000;
    const { members, deliveries } = await countSent(client);
    if (members !== count || deliveries !== count) throw new TypeError(`${members} of ${count} were sent`);
    return seconds;
  });
}

/** Reminders that are lost or sent twice where one of two nodes is killed in the middle. */
function wrongOf(count: number): Promise<number> {
  return withDue(count, async (startNode, client) => {
    const [killed, other] = [startNode(), startNode()];
    const ends = [once(killed, 'exit'), finish(other)];
    while ((await countSent(client)).members < count / 3) await new Promise((next) => setTimeout(next, 5));
    killed.kill('SIGKILL');
    await Promise.all(ends);
    await finish(startNode());
    const { members, deliveries } = await countSent(client);
    return Math.abs(count - members) + Math.abs(count - deliveries);
  });
}

/** Reminders from being due until they lie ready for push services, which nobody asks here. */
export async function run(): Promise<BenchResult[]> {
  const seconds = await timeOf(100_000);
  const wrong = await wrongOf(10_000);
  return [
    {
      name: '100,000 reminders due at once, two nodes',
      value: seconds,
      unit: 's',
      budget: { kind: 'at most', value: 600 },
    },
    {
      name: '10,000 reminders, one of two nodes killed: lost or sent twice',
      value: wrong,
      unit: '',
      budget: { kind: 'at most', value: 0 },
    },
  ];
}
