import { expect, it } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';

it('is alive and ready', async () => {
  const testApp = await buildTestApp();
  const visitor = createClient(testApp);
  expect((await visitor.get('/api/health')).body).toEqual({ status: 'ok' });
  expect((await visitor.get('/api/ready')).body).toEqual({ status: 'ready' });
  await testApp.close();
});

it('is alive but not ready while the database cannot be reached', async () => {
  const lost = createDatabase('postgres://nobody@127.0.0.1:1/none');
  const testApp = await buildTestApp({ parts: { db: lost.db, pool: lost.pool } });
  const visitor = createClient(testApp);
  expect((await visitor.get('/api/health')).status).toBe(200);
  const ready = await visitor.get('/api/ready');
  expect(ready.status).toBe(503);
  expect(ready.body).toMatchObject({ code: 'DATABASE', reason: 'server.database' });
  const login = await visitor.post('/api/login', { username: 'a', password: 'b' });
  expect(login.body).toMatchObject({ code: 'DATABASE', reason: 'server.database' });
  expect(login.headers['retry-after']).toBeDefined();
  await lost.close();
  await testApp.close();
});
