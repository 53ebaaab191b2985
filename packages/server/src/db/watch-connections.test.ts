import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from '@chitta/embedded-postgres';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '#server/config/env.ts';
import { type RunningServer, startServer } from '#server/start.ts';
import { createDatabaseProxy, type DatabaseProxy } from '#server/testing/database-proxy.ts';
import { type HttpMember, send, signUp, untilReady } from '#server/testing/http-member.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createDatabase } from './client.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

const hasty = { maxSilenceMs: 400, askAfterMs: 100, answerMs: 200, everyMs: 20 };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.drop());

function openPool() {
  const { pool, close } = createDatabase(database.connectionString, { patience: hasty, poolSize: 2 });
  onTestFinished(close);
  return pool;
}

describe('a connection that is watched', () => {
  it('is given up when it owes an answer for too long, and another one takes its place', async () => {
    const pool = openPool();
    await expect(pool.query('SELECT pg_sleep(5)')).rejects.toSatisfy(isDatabaseUnavailable);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(pool.totalCount).toBe(1);
  });

  it('may be idle for as long as it likes, also within a transaction', async () => {
    const pool = openPool();
    const client = await pool.connect();
    await client.query('BEGIN');
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    client.release(true);
  });

  it('may take long where PostgreSQL was told that it may', async () => {
    const client = await openPool().connect();
    await client.query('SET statement_timeout = 0');
    await expect(client.query('SELECT pg_sleep(1)')).resolves.toMatchObject({ rowCount: 1 });
    client.release(true);
  });

  it('is not given up for a statement that keeps answering', async () => {
    const pool = openPool();
    const rows = `SELECT pg_sleep(0.02), repeat('x', 10000) FROM generate_series(1, 50)`;
    await expect(pool.query(rows)).resolves.toMatchObject({ rowCount: 50 });
  });
});

it('holds nothing against the database that is our own delay', async () => {
  const pool = openPool();
  const statement = pool.query('SELECT pg_sleep(0.3)');
  await new Promise((resolve) => setTimeout(resolve, 150));
  const end = performance.now() + 600;
  while (performance.now() < end);
  await expect(statement).resolves.toMatchObject({ rowCount: 1 });
});

it('gives every connection up where the database does not answer somebody new either', async () => {
  const proxy = await createDatabaseProxy(database.connectionString);
  const patience = { ...hasty, maxSilenceMs: 60_000 };
  const { pool, close } = createDatabase(proxy.connectionString, { patience, connectTimeoutMs: 300 });
  onTestFinished(close);
  const client = await pool.connect();
  proxy.hang();
  await expect(client.query('SELECT 1')).rejects.toSatisfy(isDatabaseUnavailable);
  client.release();
  expect(pool.totalCount).toBe(0);
});

const content = 'I stood on a bridge over a dark river.';

interface Setting {
  readonly database: EmbeddedServer;
  readonly proxy: DatabaseProxy;
  readonly server: RunningServer;
  readonly member: HttpMember;
  readonly write: () => ReturnType<typeof send>;
  readonly read: () => ReturnType<typeof send>;
}

/** A server on a database behind a proxy, and somebody who writes. */
async function setUp(): Promise<Setting> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chitta-silent-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const database = await startEmbeddedServer({ dataDir, isDurable: false });
  onTestFinished(() => database.stop());
  const proxy = await createDatabaseProxy(database.connectionString);
  const server = await startServer(
    readEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATABASE_URL: proxy.connectionString,
      DATA_DIR: dataDir,
    }),
  );
  onTestFinished(server.stop);
  const member = await signUp(server.address, 'dreamer');
  const write = () =>
    send(server.address, '/api/dreams', { member, body: { userId: member.userId, content } });
  const read = () => send(server.address, '/api/dreams', { member });
  expect((await write()).status).toBe(201);
  return { database, proxy, server, member, write, read };
}

/** Each answered well, or with the reason that says to try again. */
function expectGoneOrWell(answers: readonly { readonly status: number; readonly body: unknown }[]): void {
  for (const { status, body } of answers) {
    if (status >= 400) expect(body).toMatchObject({ code: 'DATABASE', reason: 'server.database' });
  }
}

it('gives connections up that went silent, and serves again by itself', { timeout: 60_000 }, async () => {
  const { proxy, server, write, read } = await setUp();
  // As many as the pool has connections, each with a statement under way or about to be.
  const inFlight = Array.from({ length: 12 }, (_, index) => (index % 2 ? write() : read()));
  await Promise.all(Array.from({ length: 12 }, read));
  proxy.freeze();
  const asked = Array.from({ length: 12 }, (_, index) => (index % 2 ? write() : read()));
  expectGoneOrWell([await send(server.address, '/api/ready')]);
  await untilReady(server.address);
  expect((await write()).status).toBe(201);
  expectGoneOrWell(await Promise.all([...inFlight, ...asked]));
});

it('answers soon while the database is held, and goes on where it left off', {
  timeout: 60_000,
}, async () => {
  const { database, server, write, read } = await setUp();
  await Promise.all(Array.from({ length: 12 }, read));
  const held = [database.pid, ...childrenOf(database.pid)];
  for (const pid of held) process.kill(pid, 'SIGSTOP');
  onTestFinished(() => {
    for (const pid of held) tryToContinue(pid);
  });
  const answers = await Promise.all([write(), read(), send(server.address, '/api/ready'), write()]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expectGoneOrWell(answers);
  for (const pid of held) tryToContinue(pid);
  await untilReady(server.address);
  expect((await write()).status).toBe(201);
});

it('says that the database is gone where it dies within a transaction', { timeout: 60_000 }, async () => {
  const { database, server, write } = await setUp();
  const isLocked = Promise.withResolvers<void>();
  const locked = server.context.db
    .transaction(async (tx) => {
      await tx.execute('lock table dreams in exclusive mode');
      isLocked.resolve();
      await tx.execute('select pg_sleep(30)');
    })
    .catch(() => undefined);
  await isLocked.promise;
  const writes = Array.from({ length: 5 }, write);
  await expect
    .poll(async () => (await server.context.pool.query(waiting)).rows[0]?.count, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(1);
  process.kill(database.pid, 'SIGQUIT');
  const answers = await Promise.all(writes);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  expectGoneOrWell(answers);
  await locked;
  await untilReady(server.address);
  expect((await write()).status).toBe(201);
});

const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

function tryToContinue(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // A backend that has ended meanwhile.
  }
}
