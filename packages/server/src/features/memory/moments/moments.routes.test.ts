import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@chitta/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduledJobs } from '#server/jobs.ts';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { readTableWrites } from '#server/testing/table-state.ts';
import { picture, sendMoment } from './testing/send-moment.ts';

const url = '/api/memory/moments';
const note = 'The baker sang while he counted the change.';
const logged: string[] = [];
let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 10_000, seconds: 60 };
  testApp = await buildTestApp({
    parts: { log: createLogger('trace', { write: (entry) => logged.push(entry) }) },
    config: { limits: { momentsPerMember: generous }, uploads: { perMember: 20, inAll: 50 } },
  });
  testApp.clock.set(new Date('2026-11-20T22:30:00Z'));
});
afterAll(() => testApp.close());

const folder = () => join(testApp.context.config.filesFolder, 'moments');
const filesThere = async () => (await readdir(folder()).catch(() => [])).toSorted();
const member = (values = {}) => signedInClient(testApp, { timezone: 'Europe/Madrid', ...values });

async function kept(client: SignedInClient, body: object = { note }) {
  const answer = await client.post(url, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
}
const listed = async (client: SignedInClient, query = '') =>
  (await client.get(`${url}${query}`)).body.data.items;

/** The answer for a picture, with its bytes. */
async function look(client: SignedInClient, address: string) {
  const cookie = `chitta_session=${await testApp.context.sessions.open(client.user.id)}`;
  const response = await testApp.app.inject({ url: address, headers: { cookie } });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

describe('keeping a moment', () => {
  it('numbers the moments of a day from one, by the calendar of the member', async () => {
    const client = await member();
    expect(await kept(client, { note: ` ${note} `, kind: 'person' })).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      date: '2026-11-20',
      momentNumber: 1,
      note,
      kind: 'person',
      timestamp: '2026-11-20T22:30:00.000Z',
      picture: null,
      isArchived: false,
      archivedAt: null,
    });
    expect(await kept(client)).toMatchObject({ momentNumber: 2, kind: null });
    // Already tomorrow there.
    expect(await kept(await member({ timezone: 'Asia/Tokyo' }))).toMatchObject({ date: '2026-11-21' });
    const late = await kept(client, { note, timestamp: '2026-11-18T23:30:00Z' });
    expect(late).toMatchObject({
      date: '2026-11-19',
      momentNumber: 1,
      timestamp: '2026-11-18T23:30:00.000Z',
    });
    expect(await kept(client, { note, date: '2026-11-01' })).toMatchObject({
      date: '2026-11-01',
      timestamp: '2026-11-20T22:30:00.000Z',
    });
  });

  it('takes a device whose clock is ahead to have taken it down now', async () => {
    const moment = await kept(await member(), { note, timestamp: '2026-11-20T23:10:00+00:00' });
    expect(moment).toMatchObject({ timestamp: '2026-11-20T22:30:00.000Z', date: '2026-11-20' });
  });

  it.each([
    ['nothing', {}, 'moments.empty'],
    ['blanks', { note: ' \n' }, 'moments.empty'],
    ['a note that is too long', { note: 'x'.repeat(limits.moment.note + 1) }, 'requests.invalid'],
    ['a kind that is none', { note, kind: 'pet' }, 'requests.invalid'],
    ['a day that is none', { note, date: '2026-02-30' }, 'requests.invalid'],
    ['a day that has not come anywhere', { note, date: '2026-11-22' }, 'requests.invalid'],
    ['a day before anything', { note, timestamp: '1801-01-01T00:00:00Z' }, 'requests.invalid'],
  ])('refuses %s', async (_name, body, reason) => {
    const client = await member();
    const answer = await client.post(url, body);
    expect([answer.status, answer.body.reason]).toEqual([422, reason]);
    expect(await listed(client)).toEqual([]);
  });

  it('gives each its own number where many come at once, with and without pictures', async () => {
    const client = await member();
    const file = await picture();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? client.post(url, { note }) : sendMoment(client, { picture: file }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    const numbers = answers.map(({ body }) => body.data.momentNumber).toSorted();
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('makes one moment of a request that is repeated, also at the same time, and leaves no file over', async () => {
    const client = await member();
    const file = await picture();
    const others = await filesThere();
    const sent = { data: { note }, picture: file, headers: { 'idempotency-key': 'moment-1' } };
    const answers = await Promise.all([1, 2, 3].map(() => sendMoment(client, sent)));
    const ids = answers.map(({ status, body }) => [status, body.data.id]);
    expect(new Set(ids.map(String)).size).toBe(1);
    expect(ids[0]?.[0]).toBe(201);
    expect((await filesThere()).length).toBe(others.length + 2);
    const again = await sendMoment(client, sent);
    expect(again.body.data.id).toBe(ids[0]?.[1]);
    expect((await filesThere()).length).toBe(others.length + 2);
    const other = await sendMoment(client, { ...sent, picture: await picture(40) });
    expect([other.status, other.body.reason]).toEqual([409, 'requests.idempotency_key_reused']);
    expect(await listed(client)).toHaveLength(1);
    await client.delete(`${url}/${ids[0]?.[1]}`);
    expect((await sendMoment(client, sent)).body.reason).toBe('moments.not_found');
  });

  it('takes no more than a day can have', async () => {
    const client = await member();
    const rows = Array.from({ length: limits.moment.perDay - 1 }, (_, index) => index + 1);
    await testApp.context.pool.query(
      `INSERT INTO memory_moments (user_id, id, date, moment_number, note, timestamp, created_at)
       SELECT $1, 'm' || n, '2026-11-20', n, 'x', now(), now() FROM unnest($2::integer[]) AS n`,
      [client.user.id, rows],
    );
    const answers = await Promise.all([1, 2, 3].map(() => client.post(url, { note })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.reason).toBe('moments.too_many');
    expect((await client.post(url, { note, date: '2026-11-19' })).status).toBe(201);
  });
});

describe('reading moments', () => {
  it('lists them newest first, by day, month and stretch, page by page', async () => {
    const client = await member();
    for (const [text, date] of [
      ['a', '2026-10-31'],
      ['b', '2026-11-01'],
      ['c', '2026-11-01'],
      ['d', '2026-11-05'],
      ['e', '2025-11-05'],
    ])
      await kept(client, { note: text, date });
    const notes = async (query: string) =>
      (await listed(client, query)).map((moment: { note: string }) => moment.note).join('');
    expect(await notes('')).toBe('dcbae');
    expect(await notes('?date=2026-11-01')).toBe('cb');
    expect(await notes('?month=2026-11')).toBe('dcb');
    expect(await notes('?from=2026-10-31&to=2026-11-01')).toBe('cba');
    expect(await notes('?from=2026-11-02')).toBe('d');
    expect(await notes('?archived=true')).toBe('');
    const first = (await client.get(`${url}?limit=2`)).body.data;
    const second = (await client.get(`${url}?limit=2&cursor=${first.nextCursor}`)).body.data;
    const third = (await client.get(`${url}?limit=2&cursor=${second.nextCursor}`)).body.data;
    const all = [first, second, third].flatMap(({ items }) =>
      items.map((item: { note: string }) => item.note),
    );
    expect([all.join(''), third.nextCursor]).toEqual(['dcbae', null]);
    for (const wrong of ['date=2026-11-01&month=2026-11', 'month=2026-13', 'cursor=eA', 'archived=both'])
      expect((await client.get(`${url}?${wrong}`)).status, wrong).toBe(422);
  });

  it('shows a month at a glance', async () => {
    const client = await member();
    await kept(client, { note, date: '2026-11-03' });
    const { id } = (await sendMoment(client, { data: { date: '2026-11-03' }, picture: await picture() })).body
      .data;
    const gone = await kept(client, { note, date: '2026-11-09' });
    await client.patch(`${url}/${gone.id}`, { isArchived: true });
    expect((await client.get('/api/memory/calendar?month=2026-11')).body.data).toEqual({
      month: '2026-11',
      days: [{ date: '2026-11-03', moments: 2, pictureOf: id }],
    });
  });
});

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

describe('changing a moment', () => {
  it('changes its words, archives it and brings it back', async () => {
    const client = await member();
    const { id } = await kept(client);
    const change = (body: object) => client.patch(`${url}/${id}`, body);
    expect((await change({ note: 'The baker sang.', kind: 'surprise' })).body.data).toMatchObject({
      note: 'The baker sang.',
      kind: 'surprise',
    });
    const archived = (await change({ isArchived: true })).body.data;
    expect(archived).toMatchObject({ isArchived: true, archivedAt: '2026-11-20T22:30:00.000Z' });
    expect(await listed(client)).toEqual([]);
    expect(await listed(client, '?archived=true')).toEqual([archived]);
    const back = (await change({ isArchived: false, kind: null })).body.data;
    expect(back).toMatchObject({ isArchived: false, archivedAt: null, kind: null, momentNumber: 1 });
    expect((await client.get(`${url}/${id}`)).body.data).toEqual(back);
    expect((await change({})).status).toBe(422);
    expect((await change({ note: ' ' })).body.reason).toBe('moments.empty');
  });

  it('writes over no words that it was not based on', async () => {
    const client = await member();
    const { id } = await kept(client);
    const basedOn = { note, kind: null };
    const change = (body: object) => client.patch(`${url}/${id}`, body);
    const here = { note: 'The baker sang.', basedOn };
    expect((await change(here)).body.data.note).toBe('The baker sang.');
    // Said again because its answer was lost.
    expect((await change(here)).status).toBe(200);
    const elsewhere = await change({ note: 'The baker wept.', basedOn });
    expect([elsewhere.status, elsewhere.body.reason]).toEqual([409, 'moments.changed_meanwhile']);
    expect((await client.get(`${url}/${id}`)).body.data.note).toBe('The baker sang.');
    // What nobody else has changed goes all the same.
    expect((await change({ isArchived: true, basedOn })).body.data).toMatchObject({
      note: 'The baker sang.',
      isArchived: true,
    });
    await change({ kind: 'food' });
    expect((await change({ kind: 'person', basedOn })).body.reason).toBe('moments.changed_meanwhile');
    expect((await change({ basedOn })).status).toBe(422);
  });

  it('takes a picture away for good, where words are left', async () => {
    const client = await member();
    const others = await filesThere();
    const { id } = (await sendMoment(client, { picture: await picture() })).body.data;
    expect((await client.patch(`${url}/${id}`, { picture: null })).body.reason).toBe('moments.empty');
    const changed = await client.patch(`${url}/${id}`, { picture: null, note });
    expect(changed.body.data).toMatchObject({ note, picture: null });
    expect(await filesThere()).toEqual(others);
    expect((await client.get(`${url}/${id}/picture`)).status).toBe(404);
  });

  it('deletes it with its files; the others of the day keep their numbers', async () => {
    const client = await member();
    const others = await filesThere();
    const first = (await sendMoment(client, { picture: await picture() })).body.data;
    await kept(client);
    expect((await client.delete(`${url}/${first.id}`)).body).toEqual({ success: true });
    expect(await filesThere()).toEqual(others);
    expect((await kept(client)).momentNumber).toBe(3);
    expect((await listed(client)).map((moment: { momentNumber: number }) => moment.momentNumber)).toEqual([
      3, 2,
    ]);
    expect((await client.delete(`${url}/${first.id}`)).status).toBe(404);
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

it('never writes what members note into the log', async () => {
  const secret = 'Nobody knows that I wept at the station';
  const client = await member();
  const { id } = await kept(client, { note: secret });
  await sendMoment(client, { data: { note: secret }, picture: Buffer.from('no picture') });
  await sendMoment(client, { data: { note: secret, date: '2026-11-30' }, picture: await picture() });
  await client.patch(`${url}/${id}`, { note: `${secret}.` });
  expect(logged.length).toBeGreaterThan(3);
  expect(logged.join('\n')).not.toContain('wept');
});
