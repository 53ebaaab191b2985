import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { signedInClient } from '#server/testing/factories.ts';

const dream = 'I stood on a bridge over a dark river.';
const newcomer = { username: 'luna', email: 'luna@example.org', password: 'violet otter, 4 rivers' };

describe('the time for an answer', () => {
  let slow: TestApp;
  beforeAll(async () => {
    slow = await buildTestApp({ config: { http: { webRoot: null, handlerTimeoutMs: 1_000 } } });
    // A thread that has yet to start takes longer than an answer may take here.
    await slow.context.engine.warmUp();
  });
  afterAll(() => slow.close());

  /** Keeps every other writer of the table waiting while `meanwhile` runs. */
  async function withLock<T>(table: string, meanwhile: () => Promise<T>): Promise<T> {
    return slow.context.db.transaction(async (tx) => {
      await tx.execute(`lock table ${table} in exclusive mode`);
      return meanwhile();
    });
  }

  it('holds for a request with a body, and nothing is kept of what was answered as failed', async () => {
    const member = await signedInClient(slow);
    const entry = { userId: member.user.id, content: dream };
    const answer = await withLock('dreams', () => member.post('/api/dreams', entry));
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'INTERNAL', reason: 'server.timed_out' });
    // The statement that waited for the lock is through by now, and was rolled back.
    await withLock('dreams', () => sleep(50));
    expect((await member.get('/api/dreams')).body.data.items).toHaveLength(0);
    expect((await member.post('/api/dreams', entry)).status).toBe(201);
  });

  it('holds for a visitor who signs up', async () => {
    const answer = await withLock('users', () => createClient(slow).post('/api/signup', newcomer));
    expect(answer.body).toMatchObject({ reason: 'server.timed_out' });
    await withLock('users', () => sleep(50));
    expect((await createClient(slow).post('/api/signup', newcomer)).status).toBe(201);
  });
});

describe('the time for a body', () => {
  let hasty: TestApp;
  let port: number;
  beforeAll(async () => {
    const http = { webRoot: null, requestTimeoutMs: 600, handlerTimeoutMs: 200 };
    hasty = await buildTestApp({ config: { http } });
    await hasty.app.listen({ port: 0, host: '127.0.0.1' });
    port = (hasty.app.server.address() as { port: number }).port;
  });
  afterAll(() => hasty.close());

  /** Sends a byte of the body every 20 ms, and never its end; resolves with what came back once the server hung up. */
  async function drip(head: string): Promise<string> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let received = '';
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.write(
      `${head}\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`,
    );
    const timer = setInterval(() => socket.writable && socket.write(' '), 20);
    onTestFinished(() => {
      clearInterval(timer);
      socket.destroy();
    });
    await closed;
    return received;
  }

  it('is longer than that for the answer, and its end is the end of the connection', async () => {
    const received = await drip('POST /api/login HTTP/1.1');
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received).toContain('"reason":"requests.timed_out"');
  });

  it('ends the connection also where the answer came before the body', async () => {
    const received = await drip('POST /api/dreams HTTP/1.1');
    expect(received).toMatch(/^HTTP\/1\.1 401 /);
  });
});
