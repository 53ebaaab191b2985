import { afterEach, expect, it } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { createLogger } from './create-logger.ts';

let testApp: TestApp;
afterEach(() => testApp.close());

it('tells of an outage once, however many requests meet with it, and without a stack', async () => {
  const lines: string[] = [];
  const lost = createDatabase('postgres://nobody@127.0.0.1:1/none');
  const log = createLogger('info', { write: (line) => lines.push(line) });
  testApp = await buildTestApp({ parts: { log, db: lost.db, pool: lost.pool } });
  for (let request = 0; request < 20; request += 1) {
    expect((await createClient(testApp).post('/api/login', { username: 'a', password: 'b' })).status).toBe(
      503,
    );
  }
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 40,
      time: expect.any(String),
      reason: 'server.database',
      requests: 1,
      code: 'ECONNREFUSED',
      msg: 'requests refused',
    },
  ]);
  await lost.close();
});
