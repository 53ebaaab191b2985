import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '@chitta/embedded-postgres';
import { expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '#server/config/env.ts';
import { startServer } from '#server/start.ts';
import { createDatabaseProxy } from './database-proxy.ts';
import { send, signUp, untilReady } from './http-member.ts';

const content = 'I stood on a bridge over a dark river.';
const gone = { status: 503, body: { code: 'DATABASE', reason: 'server.database' } };

async function startDatabase(dataDir: string) {
  const database = await startEmbeddedServer({ dataDir, isDurable: false });
  onTestFinished(() => database.stop());
  return database;
}

it('says that an outside database is gone, and goes on by itself when it is back', {
  timeout: 90_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'chitta-gone-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const first = await startDatabase(dataDir);
  const proxy = await createDatabaseProxy(first.connectionString);
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATABASE_URL: proxy.connectionString };
  const server = await startServer(readEnvironment({ ...env, DATA_DIR: dataDir }));
  onTestFinished(server.stop);
  const origin = server.address;
  const member = await signUp(origin, 'dreamer');
  const write = () => send(origin, '/api/dreams', { member, body: { userId: member.userId, content } });
  expect((await write()).status).toBe(201);

  await first.stop();
  expect(await send(origin, '/api/ready')).toMatchObject(gone);
  expect(await send(origin, '/api/dreams', { member })).toMatchObject(gone);
  expect(await write()).toMatchObject(gone);
  expect((await send(origin, '/api/health')).status).toBe(200);

  const second = await startDatabase(dataDir);
  proxy.pointTo(second.connectionString);
  await untilReady(origin);
  expect((await write()).status).toBe(201);
  expect((await send(origin, '/api/dreams', { member })).body.data.items).toHaveLength(2);

  proxy.swallow();
  expect(await Promise.all([send(origin, '/api/ready'), write()])).toMatchObject([gone, gone]);
  proxy.pointTo(second.connectionString);
  await untilReady(origin);
  expect((await write()).status).toBe(201);
});
