import { afterEach, describe, expect, it } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { signedInClient } from '#server/testing/factories.ts';

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
    expect(text).toContain('chitta_readings_waiting{priority="interactive"} 0');
    expect(text).toContain('chitta_readings_waiting{priority="background"} 0');
    expect(text).toContain('chitta_reading_threads_busy 0');
    expect(text).toMatch(/chitta_info\{version="\d+\.\d+\.\d+"\} 1/);
    expect(text).toContain('chitta_errors_total{reason="accounts.signed_out"} 1');
    expect(text).toMatch(/chitta_database_info\{kind="embedded",version="\d[^"]*"\} 1/);
    expect(text).toContain('chitta_queue_waiting{queue="payment_events"} 0');
    expect(text).toContain('chitta_alarms_raised{rule="backup_old"} 0');
    for (const name of [
      'database_bytes',
      'disk_free_bytes',
      'event_loop_delay_p99_seconds',
      'heap_used_bytes',
      'memory_resident_bytes',
      'alarms_checked_timestamp_seconds',
      'database_connections_limit',
      'database_start_timestamp_seconds',
      'mails_given_up',
      'mails_refused',
      'mails_waiting',
      'payment_events_stuck',
      'pool_connections_used',
      'pool_waiting',
    ]) {
      expect(text).toMatch(new RegExp(`^chitta_${name} \\S+$`, 'm'));
    }
  });

  it('name nothing by the number of a member or of anything of theirs, and no address', async () => {
    testApp = await buildTestApp();
    const member = await signedInClient(testApp);
    const { data } = (
      await member.post('/api/dreams', { userId: member.user.id, content: 'A dog stood in my house.' })
    ).body;
    await member.post('/api/translate-dream', { content: 'A dog stood in my house.' });
    await member.get(`/api/dreams/${data.id}?unforeseen=words`);
    await member.get('/api/nothing/at/all/4711');
    const { text } = await ask();
    expect(text).toMatch(/^chitta_reading_seconds_count 1$/m);
    const labels = [...text.matchAll(/\{([^}]*)\}/g)].map(([, label]) => label ?? '');
    const names = new Set(labels.flatMap((label) => [...label.matchAll(/(\w+)="/g)].map(([, name]) => name)));
    expect([...names].toSorted()).toEqual([
      'kind',
      'le',
      'method',
      'priority',
      'queue',
      'reason',
      'route',
      'rule',
      'status',
      'version',
    ]);
    const routes = labels.flatMap((label) => /route="([^"]*)"/.exec(label)?.[1] ?? []);
    expect(new Set(routes)).toContain('/api/dreams/:id');
    for (const route of routes) expect(route).not.toMatch(/\d|[?=]|nothing|unforeseen/);
    expect(text).not.toMatch(/dog|house/);
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
