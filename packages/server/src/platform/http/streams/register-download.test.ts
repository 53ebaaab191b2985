import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { sessionCookieName } from '#server/platform/sessions/session-cookie.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { buildUser } from '#server/testing/factories.ts';

let testApp: TestApp;
let origin: string;
let headers: Record<string, string>;

/** A journal that is far longer than what the connection takes at once. */
beforeAll(async () => {
  testApp = await buildTestApp();
  const { app, context } = testApp;
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const user = await buildUser(testApp);
  headers = { cookie: `${sessionCookieName(context.config)}=${await context.sessions.open(user.id)}` };
  // In the reading: what is in the dream would be made searchable, which takes its time.
  const noise = () => Array.from({ length: 1_500 }, () => Math.random().toString(36)).join(' ');
  const values = Array.from({ length: 200 }, (_, index) => ({
    userId: user.id,
    title: `Dream ${index}`,
    content: 'A dog.',
    translation: noise(),
    language: 'en' as const,
    shard: 1,
  }));
  await context.db.insert(dreams).values(values);
});
afterAll(() => testApp.close());

const open = (signal?: AbortSignal) =>
  fetch(`${origin}/api/exports/journal`, { headers, ...(signal && { signal }) });
const statements = () => testApp.context.pool.totalCount - testApp.context.pool.idleCount;

describe('a download', () => {
  it('comes as a file that nothing on the way may keep', async () => {
    const response = await open();
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-length')).toBeNull();
    const bytes = await response.arrayBuffer();
    expect(bytes.byteLength).toBeGreaterThan(1_000_000);
  });

  it('holds no connection of the database while its reader stands still', async () => {
    const controller = new AbortController();
    const response = await open(controller.signal);
    const reader = response.body?.getReader();
    await reader?.read();
    // Until what is on the way is full, batches are still read.
    await vi.waitFor(
      async () => {
        for (let look = 0; look < 10; look += 1) {
          expect(statements()).toBe(0);
          await wait(30);
        }
      },
      { timeout: 10_000 },
    );
    controller.abort();
  });

  it('is described as a file', async () => {
    const { body } = await createClient(testApp).get('/api/openapi.json');
    const { content } = body.paths['/api/exports/journal'].get.responses['200'];
    expect(content['application/zip'].schema).toMatchObject({ type: 'string', format: 'binary' });
  });

  it('breaks off, so that no half file looks whole, when the server stops', async () => {
    const response = await open();
    const reader = response.body?.getReader();
    await reader?.read();
    const closed = once(testApp.app.server, 'close');
    const closing = testApp.app.close();
    const readRest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(readRest()).rejects.toThrow();
    testApp.app.server.closeAllConnections();
    await Promise.all([closing, closed]);
  });
});
