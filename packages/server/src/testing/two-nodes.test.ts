import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpMember, send, signUp } from './http-member.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let dataDir: string;
let ports: number[];
let nodes: ServerProcess[];

const nodeEnv = () => ({ DATABASE_URL: database.connectionString, LOG_LEVEL: 'info' });

async function startNodes(): Promise<void> {
  nodes = await Promise.all(ports.map((port) => startServerProcess({ dataDir, port, env: nodeEnv() })));
}

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  dataDir = await mkdtemp(join(tmpdir(), 'chitta-nodes-'));
  ports = [await freePort(), await freePort()];
  // Both migrate the empty database: one waits for the other.
  await startNodes();
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const origins = () => nodes.map(({ origin }) => origin) as [string, string];

/** A save that is sent until it is acknowledged, to whichever node answers. */
async function save(member: HttpMember, content: string, preferred: string): Promise<number> {
  const request = {
    member,
    body: { userId: member.userId, content },
    headers: { 'idempotency-key': randomUUID() },
  };
  for (const origin of [preferred, ...origins(), ...origins()]) {
    const answer = await send(origin, '/api/dreams', request).catch(() => null);
    if (answer?.status === 201 || answer?.status === 200) return answer.body.data.id;
  }
  throw new TypeError('no node has taken the dream');
}

describe('two nodes on one database', { timeout: 120_000 }, () => {
  it('know the session that was made on the other', async () => {
    const [one, other] = origins();
    const member = await signUp(one, 'wanderer');
    expect(await send(other, '/api/user', { member })).toMatchObject({ status: 200 });
    await send(other, '/api/auth/logout', { member, body: {} });
    expect((await send(one, '/api/user', { member })).status).toBe(401);
  });

  it('count attempts together', async () => {
    const [one, other] = origins();
    await signUp(one, 'guessed');
    const guess = (origin: string) =>
      send(origin, '/api/login', { body: { username: 'guessed', password: 'wrong password 1' } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      statuses.push((await guess(attempt % 2 === 0 ? one : other)).status);
    }
    expect(statuses).toEqual(Array(10).fill(401));
    expect([(await guess(one)).status, (await guess(other)).status]).toEqual([429, 429]);
  });

  it('do a job once', async () => {
    const boss = new PgBoss({
      db: { executeSql: async (text, values) => database.pool.query(text, values as unknown[]) },
      schema: 'jobs',
    });
    // Nodes look for work when they start, then twice a minute: both find it at once.
    await Promise.all(nodes.map((node) => node.stop()));
    const id = (await boss.send('purge-attempts', {})) ?? '';
    await startNodes();
    const stateOf = async () => (await boss.findJobs('purge-attempts', { id }))[0]?.state;
    while ((await stateOf()) !== 'completed') await sleep(100);
    // The other node has had its turn too.
    await sleep(1_000);
    const done = nodes
      .flatMap((node) => node.output().split('\n'))
      .filter((line) => line.includes('"job done"'));
    expect(done.filter((line) => line.includes('purge-attempts'))).toHaveLength(1);
  });

  it('lose nothing of what was acknowledged when one is killed in the middle of work', async () => {
    const [one, other] = origins();
    const member = await signUp(one, 'persistent');
    const saved = new Set<number>();
    const write = async (worker: number) => {
      for (let n = 0; n < 12; n += 1) {
        const content = `Dream ${n} of ${worker}: I stood on a bridge over a dark river.`;
        saved.add(await save(member, content, worker % 2 === 0 ? one : other));
        if (worker === 0 && n === 4) await nodes[0]?.kill();
      }
    };
    await Promise.all([0, 1, 2, 3].map(write));
    // One for each save that a member began, though some were sent again after the kill.
    expect(saved.size).toBe(48);
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM dreams WHERE user_id = $1', [
      member.userId,
    ]);
    expect(new Set(rows.map(({ id }) => id))).toEqual(saved);
    expect((await send(other, '/api/dreams', { member })).status).toBe(200);
  });

  it('tell administrators once that a node is gone', async () => {
    const [, other] = origins();
    const member = await signUp(other, 'operator');
    const ask = (text: string, ...values: unknown[]) => database.pool.query(text, values);
    await ask('UPDATE users SET is_admin = true, email_verified = true WHERE id = $1', member.userId);
    // The one that was killed in the test before this: nobody waits here for as long as the rule does.
    const gone = `${hostname().slice(0, 57)}:${ports[0]}`;
    await ask(`UPDATE nodes SET seen_at = now() - interval '3 minutes' WHERE name = $1`, gone);
    const told = async () =>
      (await ask('SELECT kind, params FROM notifications WHERE user_id = $1', member.userId)).rows;
    while ((await told()).length === 0) await sleep(250);
    expect(await told()).toEqual([{ kind: 'alarm_raised', params: { rule: 'node_gone', subject: gone } }]);
    const mails = await ask(`SELECT user_id FROM outgoing_mails WHERE kind = 'alarm-raised'`);
    expect(mails.rows).toEqual([{ user_id: member.userId }]);
    // It comes back under its name, and that is told once too, though both look from now on.
    nodes = [await startServerProcess({ dataDir, port: ports[0] ?? 0, env: nodeEnv() }), ...nodes.slice(1)];
    while ((await told()).length === 1) await sleep(250);
    await sleep(1_000);
    expect((await told()).map(({ kind }) => kind).toSorted()).toEqual(['alarm_raised', 'alarm_resolved']);
  });
});
