import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
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
