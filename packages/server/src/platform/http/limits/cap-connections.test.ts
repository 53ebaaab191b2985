import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, startServerProcess } from '#server/testing/server-process.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { connectionsUnder, readDescriptorLimit } from './cap-connections.ts';

const descriptors = 256;

/** Status of `/api/health` on a connection that is kept. */
function askOn(agent: Agent, origin: string): Promise<number | undefined> {
  const answered = Promise.withResolvers<number | undefined>();
  get(`${origin}/api/health`, { agent }, (response) => {
    response.resume().on('end', () => answered.resolve(response.statusCode));
  }).on('error', answered.reject);
  return answered.promise;
}

it.runIf(process.platform === 'linux')(
  'outlives twice as many idle connections as it may open files',
  async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const server = await startServerProcess({
      dataDir: `/tmp/chitta-none-${process.pid}`,
      port: await freePort(),
      env: { DATABASE_URL: database.connectionString, LOG_LEVEL: 'warn' },
      prefix: ['sh', '-c', `ulimit -n ${descriptors}; exec "$0" "$@"`],
    });
    onTestFinished(() => server.stop());
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    expect(await askOn(agent, server.origin)).toBe(200);
    const idle: Socket[] = [];
    for (let count = 0; count < 2 * descriptors; count += 1) {
      idle.push(connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => undefined));
    }
    // Longer than the meter takes to look again.
    await sleep(2_500);
    expect(await askOn(agent, server.origin)).toBe(200);
    expect(server.output()).toContain('too many connections');
    for (const socket of idle) socket.destroy();
    await expect.poll(async () => (await fetch(`${server.origin}/api/ready`)).status).toBe(200);
  },
  60_000,
);

it('leaves descriptors for everything else, and always takes some connections', () => {
  expect(connectionsUnder(1024)).toBe(693);
  expect(connectionsUnder(64)).toBe(16);
  expect(connectionsUnder(Number.POSITIVE_INFINITY)).toBe(10_000);
  expect(readDescriptorLimit('/nowhere')).toBe(Number.POSITIVE_INFINITY);
});
