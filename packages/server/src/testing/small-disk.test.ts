import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunningServer } from '@chitta/embedded-postgres';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { backUp as backUpTo } from '#server/features/data/backups/testing/backup-fixture.ts';
import { freeBytes } from '#server/platform/files/free-bytes.ts';
import { type HttpMember, send, signUp, untilReady } from './http-member.ts';
import { databasePid, freePort, startServerProcess } from './server-process.ts';
import { canMakeSmallDisk, makeSmallDisk } from './small-disk.ts';

const content = 'I stood on a bridge over a dark river.';
const megabyte = 1_000_000;
/** What the app makes of a full disk is tried everywhere, in `disk-full.test.ts`; here the disk is real. */
const isPossible = canMakeSmallDisk();
if (!isPossible)
  console.warn('A disk that is really full is not tried: nobody may mount one in this container.');

/** Writes until `leave` bytes are free, or to the last byte. */
async function fill(disk: string, leave: number): Promise<string> {
  const ballast = join(disk, 'ballast');
  const block = Buffer.alloc(megabyte / 10);
  function* blocks() {
    while (freeBytes(disk) > leave) yield block;
  }
  await pipeline(
    Readable.from(blocks(), { objectMode: false, highWaterMark: 1 }),
    createWriteStream(ballast),
  ).catch((error: NodeJS.ErrnoException) => expect(error.code).toBe('ENOSPC'));
  return ballast;
}

async function startOnSmallDisk() {
  const { folder, prefix, seenFrom } = makeSmallDisk(400);
  const port = await freePort();
  const server = await startServerProcess({ dataDir: join(folder, 'data'), port, prefix });
  onTestFinished(server.stop);
  const { origin } = server;
  const disk = seenFrom(server.pid);
  const dataDir = join(disk, 'data');
  const member = await signUp(origin, 'dreamer');
  const backUp = async () => {
    const database = createDatabase(findRunningServer(dataDir) ?? '');
    onTestFinished(database.close);
    await backUpTo(database.pool, dataDir);
  };
  return { disk, dataDir, origin, member, backUp };
}

const write = (origin: string, member: HttpMember) =>
  send(origin, '/api/dreams', { member, body: { userId: member.userId, content } });

async function untilWritten(origin: string, member: HttpMember): Promise<void> {
  while ((await write(origin, member)).status !== 201) await sleep(100);
}

it.runIf(isPossible)(
  'reads on while the disk is full, and writes again once there is room',
  { timeout: 120_000 },
  async () => {
    const { disk, origin, member, backUp } = await startOnSmallDisk();
    expect((await write(origin, member)).status).toBe(201);
    for (const leave of [60 * megabyte, 0]) {
      const ballast = await fill(disk, leave);
      await sleep(1_100);
      const refused = await write(origin, member);
      expect([refused.status, refused.body.reason]).toEqual([507, 'server.disk_full']);
      expect((await send(origin, '/api/dreams', { member })).status).toBe(200);
      expect((await send(origin, '/api/ready')).status).toBe(200);
      await expect(backUp()).rejects.toThrow(/Make room/);
      await rm(ballast);
      await untilWritten(origin, member);
    }
  },
);

it.runIf(isPossible)(
  'waits with an embedded database that ended on a full disk until there is room',
  { timeout: 120_000 },
  async () => {
    const { disk, dataDir, origin, member } = await startOnSmallDisk();
    await untilWritten(origin, member);
    const ballast = await fill(disk, 0);
    process.kill(await databasePid(dataDir), 'SIGKILL');
    // Connections that are open live a moment longer than the server that opened them.
    while ((await send(origin, '/api/ready')).status === 200) await sleep(20);
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await send(origin, '/api/ready')).body.reason).toBe('server.database');
      expect((await send(origin, '/api/health')).status).toBe(200);
      await sleep(100);
    }
    await rm(ballast);
    await untilReady(origin);
    await untilWritten(origin, member);
    expect((await send(origin, '/api/dreams', { member })).body.data.items).toHaveLength(2);
  },
);
