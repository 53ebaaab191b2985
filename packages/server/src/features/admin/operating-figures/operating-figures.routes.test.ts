import { afterEach, describe, expect, it } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';

const token = 'a token of sixteen letters';
const authorization = `Bearer ${token}`;
let testApp: TestApp;

afterEach(() => testApp.close());

const ask = (headers = {}, remoteAddress = '127.0.0.1') =>
  createClient(testApp).send({ method: 'GET', url: '/metrics', headers, remoteAddress });

describe('who sees the figures', () => {
  it('is this machine alone, and nobody whom a proxy passes on', async () => {
    testApp = await buildTestApp();
    expect((await ask()).status).toBe(200);
    expect((await ask({}, '::1')).status).toBe(200);
    expect((await ask({}, '192.168.1.20')).status).toBe(404);
    expect((await ask({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await ask({ via: '1.1 proxy' })).status).toBe(404);
  });

  it('is nobody where a proxy may stand in front and there is no token', async () => {
    testApp = await buildTestApp({ env: { PUBLIC_URL: 'https://chitta.example' } });
    expect((await ask({ host: 'chitta.example' })).status).toBe(404);
    expect((await ask({ host: 'localhost', authorization })).status).toBe(404);
  });

  it('is whoever has the token, from wherever and by whatever name', async () => {
    testApp = await buildTestApp({ env: { PUBLIC_URL: 'https://chitta.example', METRICS_TOKEN: token } });
    expect((await ask({ authorization, host: '10.0.0.7:3000' }, '10.0.0.9')).status).toBe(200);
    expect((await ask({ authorization: `${authorization}r` })).status).toBe(404);
    expect((await ask({ authorization: 'Bearer ' })).status).toBe(404);
    expect((await ask()).status).toBe(404);
  });
});

describe('the figures', () => {
  it('count requests by route and status, and tell of pool, database, disk and mails', async () => {
    testApp = await buildTestApp();
    const visitor = createClient(testApp);
    await visitor.get('/api/health');
    await visitor.get('/api/dreams/7');
    const { text, headers } = await ask();
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain('chitta_http_requests_total{method="GET",route="/api/health",status="200"} 1');
    expect(text).toContain('chitta_http_requests_total{method="GET",route="/api/dreams/:id",status="401"} 1');
    expect(text).toMatch(
      /chitta_http_request_seconds_bucket\{le="0\.1",method="GET",route="\/api\/health"\} \d/,
    );
    expect(text).toContain('chitta_database_up 1');
    expect(text).toMatch(/chitta_info\{version="\d+\.\d+\.\d+"\} 1/);
    for (const name of [
      'database_bytes',
      'disk_free_bytes',
      'event_loop_delay_p99_seconds',
      'heap_used_bytes',
      'memory_resident_bytes',
      'mails_waiting',
      'payment_events_stuck',
      'pool_connections_used',
      'pool_waiting',
    ]) {
      expect(text).toMatch(new RegExp(`^chitta_${name} \\S+$`, 'm'));
    }
  });

  it('tell of the process also where the database is gone', async () => {
    const lost = createDatabase('postgres://nobody@127.0.0.1:1/none');
    testApp = await buildTestApp({ parts: { db: lost.db, pool: lost.pool } });
    const { status, text } = await ask();
    expect(status).toBe(200);
    expect(text).toContain('chitta_database_up 0');
    expect(text).toMatch(/^chitta_uptime_seconds \d/m);
    await lost.close();
  });
});
