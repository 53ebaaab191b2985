import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tickets } from '#server/db/tables/tickets/tickets.ts';
import { readExport } from '#server/features/data/exports/testing/read-export.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { openTicket, screenshotFile, sendTicket } from '../testing/ticket-samples.ts';

let testApp: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
});
beforeEach(async () => {
  client = await signedInClient(testApp);
});
afterAll(() => testApp.close());

const folder = () => join(testApp.context.config.filesFolder, 'screenshots');
const filesThere = async () => (await readdir(folder()).catch(() => [])).toSorted();
const path = (id: number) => `/api/tickets/${id}/screenshot`;
const countTickets = async () => testApp.context.db.$count(tickets, eq(tickets.userId, client.user.id));

/** The answer for a picture, with its bytes. */
async function look(who: SignedInClient, url: string) {
  const cookie = `chitta_session=${await testApp.context.sessions.open(who.user.id)}`;
  const response = await testApp.app.inject({ url, headers: { cookie } });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

async function sent(content: Buffer, more: object = {}): Promise<number> {
  const { status, body, text } = await sendTicket(client, content, { ...more });
  expect(status, text).toBe(201);
  return body.data.id;
}

describe('a screenshot', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is taken as %s and kept as WebP', async (format) => {
    const id = await sent(
      await sharp(await screenshotFile())
        .toFormat(format)
        .toBuffer(),
    );
    const { body } = await client.get(`/api/tickets/${id}`);
    expect(body.data.own.screenshot).toEqual({ width: 60, height: 40, bytes: expect.any(Number) });
    const { status, headers, bytes } = await look(client, path(id));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/),
      'x-content-type-options': 'nosniff',
    });
    expect(bytes.byteLength).toBe(body.data.own.screenshot.bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  it('is made no larger than is needed, and tells nothing beside its pixels', async () => {
    const original = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#123' } })
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 36/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect(original.includes('SecretCamera')).toBe(true);
    const { bytes } = await look(client, path(await sent(original)));
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ width: limits.ticketScreenshot.side, height: 960 });
    for (const part of ['exif', 'xmp', 'icc', 'iptc', 'orientation'] as const)
      expect(after[part], part).toBeUndefined();
    expect(bytes.includes('SecretCamera')).toBe(false);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('is not %s, and then no ticket is opened', async (_what, content) => {
    const before = await filesThere();
    const answer = await sendTicket(client, content);
    expect(answer).toMatchObject({ status: 422, body: { reason: 'pictures.unknown_format' } });
    expect(await countTickets()).toBe(0);
    expect(await filesThere()).toEqual(before);
  });

  it('is refused where few bytes would become too many pixels, where it is broken and where it is too heavy', async () => {
    const background = '#000';
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const whole = await screenshotFile();
    for (const [content, reason] of [
      [bomb, 'pictures.too_large'],
      [whole.subarray(0, whole.length / 2), 'pictures.unreadable'],
      [Buffer.alloc(limits.ticketScreenshot.bytes + 1, 0xff), 'requests.body_too_large'],
    ] as const)
      expect((await sendTicket(client, content)).body.reason).toBe(reason);
    expect(await countTickets()).toBe(0);
  });

  it('comes with words that are checked as all others', async () => {
    const before = await filesThere();
    const { status, body } = await sendTicket(client, await screenshotFile(), { title: '' });
    expect([status, body.reason]).toEqual([422, 'requests.invalid']);
    expect(await filesThere()).toEqual(before);
  });

  it('is opened once, however often it is sent under a key', async () => {
    const content = await screenshotFile();
    const before = await filesThere();
    const headers = { 'idempotency-key': 'once-with-a-picture' };
    const first = await sendTicket(client, content, { headers });
    const second = await sendTicket(client, content, { headers });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(await filesThere()).toHaveLength(before.length + 1);
    const other = await sendTicket(client, await screenshotFile(80, 80), { headers });
    expect(other.body.reason).toBe('requests.idempotency_key_reused');
    expect(await filesThere()).toHaveLength(before.length + 1);
  });

  it('is for its author and administrators alone, also where the ticket is public', async () => {
    const id = await sent(await screenshotFile(), { mayBePublic: true });
    const admin = await signedInClient(testApp, { isAdmin: true });
    const release = await admin.patch(`/api/admin/tickets/${id}`, { version: 1, isPublic: true });
    expect(release.status).toBe(200);
    const other = await signedInClient(testApp);
    expect((await other.get(`/api/tickets/${id}`)).body.data).toMatchObject({ isPublic: true, own: null });
    expect((await other.get(path(id))).status).toBe(404);
    expect((await other.delete(path(id))).status).toBe(404);
    expect((await other.get(`/api/admin/tickets/${id}/screenshot`)).status).toBe(403);
    // On the call of members, an administrator is one of them.
    expect((await admin.get(path(id))).status).toBe(404);
    expect((await admin.get(`/api/admin/tickets/${id}/screenshot`)).status).toBe(200);
    expect((await admin.get(`/api/admin/tickets/${id}`)).body.data.screenshot).toMatchObject({ width: 60 });
    expect((await look(client, path(id))).status).toBe(200);
  });

  it('can be taken out for good, by its author', async () => {
    const before = await filesThere();
    const id = await sent(await screenshotFile());
    expect((await client.delete(path(id))).status).toBe(200);
    expect((await client.delete(path(id))).status).toBe(200);
    expect((await client.get(path(id))).status).toBe(404);
    expect((await client.get(`/api/tickets/${id}`)).body.data.own.screenshot).toBeNull();
    expect(await filesThere()).toEqual(before);
  });

  it('has to find room beside the others of its member', async () => {
    const id = await sent(await screenshotFile());
    const { db } = testApp.context;
    const full = { screenshotBytes: limits.ticketScreenshot.perMember };
    await db.update(tickets).set(full).where(eq(tickets.id, id));
    const before = await filesThere();
    const { status, body } = await sendTicket(client, await screenshotFile());
    expect([status, body.reason]).toEqual([422, 'tickets.no_room']);
    expect(await filesThere()).toEqual(before);
    // Words alone still find their way.
    await openTicket(client);
    expect(await countTickets()).toBe(2);
  });

  it('is in the export, under the number of its ticket', async () => {
    await openTicket(client);
    await sent(await screenshotFile());
    const found = await readExport(testApp, client.user.id);
    expect(found.items('tickets')).toMatchObject([
      { screenshot: null },
      { screenshot: { path: 'screenshots/2.webp', bytes: expect.any(Number) } },
    ]);
    expect(found.files.get('screenshots/2.webp')?.startsWith('RIFF')).toBe(true);
  });

  it('takes part in the limit of tickets, before the file is read', async () => {
    const strict = await buildTestApp({
      config: { limits: { ticketsPerMember: { points: 1, seconds: 60 } } },
    });
    try {
      const member = await signedInClient(strict);
      expect((await sendTicket(member, await screenshotFile())).status).toBe(201);
      expect((await sendTicket(member, await screenshotFile())).status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

it('sweeps files that no ticket names, once they are a day old', async () => {
  const id = await sent(await screenshotFile());
  const { files, clock } = testApp.context;
  await files.put('screenshots/orphan.webp', Buffer.from('x'), 'image/webp');
  const old = new Date(clock.now().getTime() - 48 * 60 * 60_000);
  for (const file of await filesThere()) await utimes(join(folder(), file), old, old);
  await scheduledJobs(testApp.context)
    .find(({ name }) => name === 'sweep-screenshots')
    ?.run();
  expect(await filesThere()).not.toContain('orphan.webp');
  expect((await look(client, path(id))).status).toBe(200);
});
