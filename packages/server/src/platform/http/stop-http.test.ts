import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort, type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

const requests = 30;
let server: ServerProcess;

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  server = await startServerProcess({
    dataDir: `/tmp/chitta-none-${process.pid}`,
    port: await freePort(),
    env: { DATABASE_URL: database.connectionString, ...env },
  });
  return server;
}

afterEach(() => server.stop());

async function openSocket(): Promise<Socket> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

describe('a server that is told to stop', () => {
  it('answers every request that was sent on a fresh connection', async () => {
    await start();
    const fresh = await Promise.all(Array.from({ length: requests }, openSocket));
    const answers = fresh.map((socket) => text(socket));
    for (const socket of fresh) ask(socket, '/api/dictionary/version');
    process.kill(server.pid, 'SIGTERM');
    const statuses = (await Promise.all(answers)).map(statusOf);
    expect(statuses).not.toContain(Number.NaN);
    expect(statuses).toHaveLength(requests);
  });

  it('answers a request that is sent on a connection that was open before', async () => {
    await start({ DRAIN_SECONDS: '1' });
    const early = await openSocket();
    const answer = text(early);
    process.kill(server.pid, 'SIGTERM');
    await expect.poll(async () => (await fetch(`${server.origin}/api/ready`)).status).toBe(503);
    ask(early, '/api/health');
    const received = await answer;
    expect(statusOf(received)).toBe(200);
    expect(received.toLowerCase()).toContain('\r\nconnection: close\r\n');
  });

  it('tells balancers first, and takes requests until they have heard it', async () => {
    await start({ DRAIN_SECONDS: '3' });
    process.kill(server.pid, 'SIGTERM');
    await expect.poll(async () => (await fetch(`${server.origin}/api/ready`)).status).toBe(503);
    const meanwhile = await fetch(`${server.origin}/api/health`);
    expect(meanwhile.status).toBe(200);
    expect(meanwhile.headers.get('connection')).toBe('close');
  });
});
