import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';
import { canMakeSmallDisk, makeSmallDisk } from './small-disk.ts';
import { createTestDatabase } from './test-database.ts';

/** A server that logs every request, started by a command that leads its standard error elsewhere. */
async function start(prefix: readonly string[]): Promise<ServerProcess> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await startServerProcess({
    dataDir: `/tmp/chitta-none-${process.pid}`,
    port: await freePort(),
    env: { DATABASE_URL: database.connectionString, LOG_LEVEL: 'debug' },
    prefix,
  });
  onTestFinished(() => server.stop());
  return server;
}

async function expectAlive({ origin }: ServerProcess): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    const answers = Array.from({ length: 50 }, () => fetch(`${origin}/api/health`));
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  }
}

it.runIf(canMakeSmallDisk())(
  'goes on where the disk of its log is full, and stops when told to',
  async () => {
    const disk = makeSmallDisk(1);
    const script = `exec "$0" "$@" 2>${disk.folder}/chitta.log`;
    const server = await start([...disk.prefix, 'sh', '-c', script]);
    const fill = join(disk.seenFrom(server.pid), 'fill');
    expect(() => writeFileSync(fill, Buffer.alloc(4_000_000))).toThrow('ENOSPC');
    await expectAlive(server);
    expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
    await server.stop();
  },
  60_000,
);

it('goes on where nobody reads its log, and stops when told to', async () => {
  // `sleep` holds the other end of the pipe and reads nothing.
  const server = await start(['bash', '-c', 'exec "$0" "$@" 2> >(exec sleep 60)']);
  await expectAlive(server);
  await server.stop();
}, 60_000);
