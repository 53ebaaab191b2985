import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@chitta/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduledJobs } from '#server/jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { readTableWrites } from '#server/testing/table-state.ts';
import { picture, sendMoment } from './testing/send-moment.ts';

const url = '/api/memory/moments';
const note = 'The baker sang while he counted the change.';
let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 10_000, seconds: 60 };
  testApp = await buildTestApp({
    config: { limits: { momentsPerMember: generous }, uploads: { perMember: 20, inAll: 50 } },
  });
  testApp.clock.set(new Date('2026-11-20T22:30:00Z'));
});
afterAll(() => testApp.close());

const folder = () => join(testApp.context.config.filesFolder, 'moments');
const filesThere = async () => (await readdir(folder()).catch(() => [])).toSorted();
const member = (values = {}) => signedInClient(testApp, { timezone: 'Europe/Madrid', ...values });

const listed = async (client: SignedInClient, query = '') =>
  (await client.get(`${url}${query}`)).body.data.items;

/** The answer for a picture, with its bytes. */
async function look(client: SignedInClient, address: string) {
  const cookie = `chitta_session=${await testApp.context.sessions.open(client.user.id)}`;
  const response = await testApp.app.inject({ url: address, headers: { cookie } });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

describe('a picture of a moment', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken as %s, whatever it is called, kept whole and small, and served to its member alone',
    async (format) => {
      const client = await member();
      const content = await sharp(await picture(3000, 1500))
        .toFormat(format)
        .toBuffer();
      const { status, body } = await sendMoment(client, { data: { note }, picture: content, name: 'a.txt' });
      expect(status).toBe(201);
      expect(body.data.picture).toMatchObject({ width: 1600, height: 800 });
      const address = `${url}/${body.data.id}/picture`;
      const whole = await look(client, address);
      expect(whole.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/),
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(whole.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
      const small = await look(client, `${address}?size=small`);
      expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
      expect(body.data.picture.bytes).toBe(whole.bytes.length + small.bytes.length);
      const stranger = await member();
      expect((await look(stranger, address)).status).toBe(404);
    },
  );

  it('tells neither place nor device nor time of the file that was sent, stands upright, and is not blown up', async () => {
    const client = await member();
    const original = await sharp(await picture(200, 100))
      .withExif({
        IFD0: { Make: 'SecretCamera', Copyright: 'SecretOwner' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 36/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretPlace</secret></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(original.includes('SecretPlace')).toBe(true);
    const { body } = await sendMoment(client, { picture: original });
    expect(body.data.picture).toMatchObject({ width: 100, height: 200 });
    for (const size of ['whole', 'small']) {
      const { bytes } = await look(client, `${url}/${body.data.id}/picture?size=${size}`);
      const after = await sharp(bytes).metadata();
      for (const part of ['exif', 'xmp', 'icc', 'iptc', 'orientation'] as const)
        expect(after[part], part).toBeUndefined();
      expect(bytes.includes('Secret')).toBe(false);
    }
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
    ['a HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
    ['nothing', ''],
  ])('is not %s: nothing is kept of the moment', async (_, content) => {
    const client = await member();
    const before = await readTableWrites(testApp.context.pool);
    const answer = await sendMoment(client, { data: { note }, picture: Buffer.from(content, 'latin1') });
    expect([answer.status, answer.body.reason]).toEqual([422, 'pictures.unknown_format']);
    expect(await readTableWrites(testApp.context.pool)).toEqual(before);
  });

  it('is refused where it is broken, and where few bytes would become too many pixels', async () => {
    const client = await member();
    const others = await filesThere();
    const whole = await sharp(await picture(400, 300))
      .jpeg()
      .toBuffer();
    const broken = await sendMoment(client, { picture: whole.subarray(0, whole.length / 2) });
    expect(broken.body.reason).toBe('pictures.unreadable');
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await sendMoment(client, { picture: bomb })).body.reason).toBe('pictures.too_large');
    const heavy = await sendMoment(client, { picture: Buffer.alloc(limits.moment.pictureBytes + 1, 0xff) });
    expect([heavy.status, heavy.body.reason]).toEqual([413, 'requests.body_too_large']);
    expect(await filesThere()).toEqual(others);
  });

  it('comes with words in the field `data` alone', async () => {
    const client = await member();
    const file = await picture();
    const reasons = [];
    for (const fields of [
      { data: '{"note":' },
      { note },
      { data: '{}', more: '{}' },
      { data: `{"note":"${'x'.repeat(limits.moment.note + 1)}"}` },
      { data: `{"note":"${'x'.repeat(70_000)}"}` },
    ])
      reasons.push((await sendMoment(client, { fields, picture: file })).body.reason);
    expect(reasons).toEqual([
      'requests.malformed',
      'requests.malformed',
      'requests.malformed',
      'requests.invalid',
      'requests.body_too_large',
    ]);
    const two = await sendMoment(client, { picture: file, more: file });
    expect([two.status, two.body.reason]).toEqual([413, 'requests.body_too_large']);
    expect(await listed(client)).toEqual([]);
    expect((await sendMoment(client, { data: { note } })).body.data).toMatchObject({ note, picture: null });
  });
});

describe('room for pictures', () => {
  const roomy = async (bytes: number) => {
    const other = await buildTestApp({
      config: { momentBytes: { free: bytes, premium: bytes * 3 }, uploads: { perMember: 20, inAll: 50 } },
    });
    return other;
  };

  it('ends with a clear error, also where pictures come at once; with premium there is more', async () => {
    const file = await picture(64, 64);
    const one = (await sendMoment(await member(), { picture: file })).body.data.picture.bytes;
    const small = await roomy(one * 2);
    try {
      const client = await signedInClient(small);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => sendMoment(client, { picture: file })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422]);
      expect(answers.find(({ status }) => status === 422)?.body.reason).toBe('moments.no_room');
      const folderThere = join(small.context.config.filesFolder, 'moments');
      expect(await readdir(folderThere)).toHaveLength(4);
      expect((await client.post(url, { note })).status).toBe(201);
      const { storage } = (await client.get('/api/memory/progress')).body.data;
      expect(storage).toEqual({ used: one * 2, most: one * 2 });
      const premium = await signedInClient(small, { subscriptionTier: 'premium' });
      const more = await Promise.all(Array.from({ length: 5 }, () => sendMoment(premium, { picture: file })));
      expect(more.every(({ status }) => status === 201)).toBe(true);
    } finally {
      await small.close();
    }
  });
});

it('sweeps files that no moment names, once they are a day old', async () => {
  const client = await member();
  const { id } = (await sendMoment(client, { picture: await picture() })).body.data;
  const { files, clock } = testApp.context;
  for (const name of ['orphan.webp', 'orphan.small.webp'])
    await files.put(`moments/${name}`, Buffer.from('x'), 'image/webp');
  const old = new Date(clock.now().getTime() - 48 * 60 * 60_000);
  for (const file of await filesThere()) await utimes(join(folder(), file), old, old);
  await scheduledJobs(testApp.context)
    .find(({ name }) => name === 'sweep-moment-pictures')
    ?.run();
  expect((await filesThere()).filter((name) => name.startsWith('orphan'))).toEqual([]);
  for (const size of ['whole', 'small'])
    expect((await look(client, `${url}/${id}/picture?size=${size}`)).status).toBe(200);
});
