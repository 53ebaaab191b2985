import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './config/env.ts';
import { type RunningServer, startServer } from './start.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase | undefined;
let server: RunningServer | undefined;

afterEach(async () => {
  await server?.stop();
  await database?.drop();
  server = undefined;
  database = undefined;
});

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  database ??= await createTestDatabase({ isEmpty: true });
  server = await startServer(
    readEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.connectionString,
      ...env,
    }),
  );
  return server;
}

describe('startServer', () => {
  it('migrates an empty database and answers', async () => {
    const { address } = await start();
    const response = await fetch(`${address}/api/ready`);
    expect(await response.json()).toEqual({ status: 'ready' });
  });

  it('answers the request in flight when it is told to stop, and takes no new one', async () => {
    const { address, context, stop } = await start();
    const isLocked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    // The lock keeps the sign-up waiting inside its transaction until the server is stopping.
    const lock = context.db.transaction(async (tx) => {
      await tx.execute('lock table users in exclusive mode');
      isLocked.resolve();
      await release.promise;
    });
    await isLocked.promise;
    const body = { username: 'latecomer', email: 'late@example.org', password: 'violet otter 4 rivers' };
    const signup = fetch(`${address}/api/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await waitForBlockedStatement(database as TestDatabase);
    const stopped = stop();
    await waitUntilRefused(address);
    release.resolve();
    expect((await signup).status).toBe(201);
    await Promise.all([lock, stopped]);
  });

  it('ends what was bought with pretend money before it answers, once the sandbox is off', async () => {
    const { context, stop } = await start();
    await context.pool.query(`
      INSERT INTO users (username, username_key, email, email_key, subscription_tier, stripe_subscription_id)
        VALUES ('luna', 'luna', 'l@example.org', 'l@example.org', 'premium', 'sub_1');
      INSERT INTO subscriptions (user_id, id, provider, status, plan_interval, created_at, anchor, period_start,
          period_end, cancels_at_period_end, synced_at)
        SELECT id, 'sub_1', 'sandbox', 'active', 'year', now(), now(), now(), now() + interval '1 year', false, now()
        FROM users`);
    const question = `SELECT subscription_tier AS tier, status FROM users JOIN subscriptions ON user_id = users.id`;
    await stop();
    const again = await start({ PUBLIC_URL: 'https://chitta.example' });
    const { rows } = await again.context.pool.query(question);
    expect(rows).toEqual([{ tier: 'free', status: 'canceled' }]);
  });

  it('stops what it started when a later step fails', async () => {
    const first = await start();
    const port = new URL(first.address).port;
    const second = startServer(
      readEnvironment({
        PORT: port,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        DATABASE_URL: (database as TestDatabase).connectionString,
      }),
    );
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
  });

  it('refuses a wrong configuration before anything is started', async () => {
    await expect(startServer({ CUSTOM_DOMAINS: 'not a domain' })).rejects.toBeInstanceOf(EnvironmentError);
  });
});

async function waitForBlockedStatement({ pool }: TestDatabase): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'insert into "users"%'`,
    );
    if (rows.length > 0) return;
  }
}

/** Passes once nobody listens any more; the test's own time limit is the other outcome. */
async function waitUntilRefused(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  for (;;) {
    const socket = connect(Number(port), hostname);
    try {
      await once(socket, 'connect');
    } catch {
      return;
    } finally {
      socket.destroy();
    }
  }
}
