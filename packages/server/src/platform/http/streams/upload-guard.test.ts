import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type ClientRequest, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionCookieName } from '#server/platform/sessions/session-cookie.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '#server/testing/build-test-app.ts';
import { createClient, type TestClient } from '#server/testing/client.ts';
import { buildUser } from '#server/testing/factories.ts';
import { toMultipart } from '#server/testing/multipart.ts';

const large = 50 * 1024 * 1024;
const short = { name: 'a.csv', content: 'date,dream\n2024-03-05,A dog ran by.\n2024-03-06,A cat.\n' };
const slow = { perMember: 2, inAll: 3, bytesPerSecond: 4_000, stretchMs: 60_000, minFreeBytes: 0 };

let testApp: TestApp;
let member: Sender;
let port: number;
let folder: string;
const sendings: ClientRequest[] = [];
const outside = process.env.TMPDIR;

type Sender = TestClient & { readonly cookie: string };

async function signIn(): Promise<Sender> {
  const user = await buildUser(testApp);
  const token = await testApp.context.sessions.open(user.id, { hasSecondFactor: false });
  return {
    ...createClient(testApp, token),
    cookie: `${sessionCookieName(testApp.context.config)}=${token}`,
  };
}

async function start(options: TestAppOptions = {}) {
  testApp = await buildTestApp({ ...options, config: { uploads: slow, ...options.config } });
  member = await signIn();
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.app.server.address() as AddressInfo).port;
  process.env.TMPDIR = folder;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chitta-guard-'));
});
afterEach(async () => {
  for (const outgoing of sendings.splice(0)) outgoing.destroy();
  process.env.TMPDIR = outside;
  if (outside === undefined) delete process.env.TMPDIR;
  await testApp.close();
  await rm(folder, { recursive: true, force: true });
});

interface Sending {
  readonly answer: Promise<{ status: number; retryAfter: string | undefined; reason: string }>;
  readonly more: (bytes: number) => void;
  readonly leave: () => void;
}

/** Begins to send a large file, of which a first piece is on its way. */
function begin(
  client = member,
  { path = '/api/imports', method = 'POST' }: { path?: string; method?: string } = {},
): Sending {
  const { payload, headers } = toMultipart([short]);
  const outgoing = open({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: { ...headers, cookie: client.cookie, 'content-length': large },
  });
  sendings.push(outgoing);
  outgoing.write(payload.subarray(0, payload.length - 60));
  const answer = new Promise<Awaited<Sending['answer']>>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      const { reason } = JSON.parse(text) as { reason: string };
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], reason });
    });
  });
  answer.catch(() => undefined);
  return {
    answer,
    more: (bytes) => outgoing.write(Buffer.alloc(bytes, 'x')),
    leave: () => outgoing.destroy(),
  };
}

const folders = async () => (await readdir(folder)).filter((name) => name.startsWith('chitta-'));

/** Waits until the temporary folder holds so many folders of ours. */
async function until(count: number): Promise<void> {
  await expect.poll(folders, { timeout: 10_000 }).toHaveLength(count);
}

describe('an upload', () => {
  it.each([
    ['importsPerMember', { path: '/api/imports', method: 'POST' }],
    ['momentsPerMember', { path: '/api/memory/moments', method: 'POST' }],
    ['picturesPerMember', { path: '/api/profile/picture', method: 'PUT' }],
    ['recordingsPerMember', { path: '/api/dreams/1/voice-recording', method: 'PUT' }],
  ] as const)('over the limit (%s) is refused before its body is read', async (name, call) => {
    await start({ config: { limits: { [name]: { points: 1, seconds: 3600 } } } });
    await member.send({ method: call.method, url: call.path, ...toMultipart([short]) });
    const { status, reason, retryAfter } = await begin(member, call).answer;
    expect([status, reason]).toEqual([429, 'requests.too_many']);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(await folders()).toEqual([]);
  });

  it('is one of two at once for a member, and one of a few in all', async () => {
    await start();
    const first = [begin(), begin()];
    await until(2);
    expect(await begin().answer).toEqual({ status: 429, retryAfter: '10', reason: 'requests.too_many' });
    const others = [await signIn(), await signIn()];
    first.push(begin(others[0]));
    await until(3);
    expect(await begin(others[1]).answer).toEqual({
      status: 503,
      retryAfter: '10',
      reason: 'server.overloaded',
    });
    expect(await folders()).toHaveLength(3);
    for (const sending of first) sending.leave();
    await until(0);
    const sent = await member.send({ method: 'POST', url: '/api/imports', ...toMultipart([short]) });
    expect(sent.status, sent.text).toBe(201);
    expect(await folders()).toEqual([]);
  });

  it('that comes too slowly is cut off, and leaves nothing', async () => {
    await start({ config: { uploads: { ...slow, stretchMs: 300 } } });
    const sending = begin();
    await until(1);
    expect(await sending.answer).toMatchObject({ status: 408, reason: 'requests.timed_out' });
    await until(0);
  });

  it('that was refused is cut off as well where it goes on slowly', async () => {
    const uploads = { ...slow, perMember: 0, stretchMs: 300 };
    await start({ config: { uploads } });
    const sending = begin();
    expect(await sending.answer).toMatchObject({ status: 429 });
    await expect
      .poll(() => new Promise((resolve) => testApp.app.server.getConnections((_, count) => resolve(count))))
      .toBe(0);
  });

  it('is refused where there is no room, and cut off where it runs out', async () => {
    let isFull = true;
    await start({ parts: { temporaryDisk: { isNearlyFull: () => isFull } } });
    expect(await begin().answer).toMatchObject({ status: 507, reason: 'server.disk_full' });
    expect(await folders()).toEqual([]);
    isFull = false;
    const sending = begin();
    await until(1);
    sending.more(100_000);
    await wait(100);
    isFull = true;
    sending.more(100_000);
    expect(await sending.answer).toMatchObject({ status: 507, reason: 'server.disk_full' });
    await until(0);
    isFull = false;
    const sent = await member.send({ method: 'POST', url: '/api/imports', ...toMultipart([short]) });
    expect(sent.status, sent.text).toBe(201);
  });
});
