import { limits } from '@chitta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { openTicket, publicTicket, ticketBody } from './testing/ticket-samples.ts';

let testApp: TestApp;
let client: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
});
beforeEach(async () => {
  client = await signedInClient(testApp);
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const url = (id: number, part = '') => `/api/tickets/${id}${part}`;
const titlesOf = async (who: SignedInClient, query: string): Promise<string[]> =>
  (await who.get(`/api/tickets?${query}`)).body.data.items.map(({ title }: { title: string }) => title);
const setStatus = async (id: number, status: string, more: object = {}) => {
  const { version } = (await admin.get(`/api/admin/tickets/${id}`)).body.data;
  const answer = await admin.patch(`/api/admin/tickets/${id}`, { version, status, ...more });
  expect(answer.status, answer.text).toBe(200);
};

describe('opening', () => {
  it('keeps what was written and where it came from', async () => {
    const { status, body } = await client.post('/api/tickets', ticketBody);
    expect(status).toBe(201);
    const { pageUrl, browserInfo, userActions, ...words } = ticketBody;
    expect(body.data).toMatchObject({
      ...words,
      status: 'open',
      priority: 'medium',
      isPublic: false,
      upvotes: 0,
      isOwn: true,
      isFollowed: true,
      own: {
        mayBePublic: false,
        adminResponse: null,
        answers: [],
        history: [{ from: null, to: 'open', by: 'member' }],
        ...{ pageUrl, browserInfo, userActions },
      },
    });
    expect((await client.get(url(body.data.id))).body.data).toEqual(body.data);
  });

  it.each(limits.ticketCategories)('takes the category %s', async (category) => {
    const { body } = await client.post('/api/tickets', { title: 'a', description: 'b', category });
    expect(body.data).toMatchObject({
      category,
      status: 'open',
      own: { userActions: [], browserInfo: null },
    });
  });

  it('opens one ticket for requests that repeat each other', async () => {
    const send = () => client.post('/api/tickets', ticketBody, { 'idempotency-key': 'one-press' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await titlesOf(client, '')).toHaveLength(1);
    const other = await client.post(
      '/api/tickets',
      { ...ticketBody, title: 'Another' },
      { 'idempotency-key': 'one-press' },
    );
    expect(other.body.reason).toBe('requests.idempotency_key_reused');
  });

  it('carries texts as they are: whoever shows them makes text of them', async () => {
    const title = '<img src=x onerror=alert(1)> & "others"';
    const description = '<script>alert(1)</script>\n{{constructor}} =HYPERLINK("x")';
    const { id } = await openTicket(client, { title, description });
    const response = await client.get(url(id));
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.body.data).toMatchObject({ title, description });
    expect((await admin.get(`/api/admin/tickets/${id}`)).body.data).toMatchObject({ title, description });
  });

  it.each([
    ['no title', { title: ' ' }],
    ['a long title', { title: 'x'.repeat(121) }],
    ['a title of two lines', { title: 'a\nb' }],
    ['no description', { description: '\n ' }],
    ['a long description', { description: 'x'.repeat(4001) }],
    ['a NUL', { description: 'a\0b' }],
    ['an unknown category', { category: 'praise' }],
    ['a status of its own', { status: 'resolved' }],
    ['a priority of its own', { priority: 'critical' }],
    ['another member', { userId: 1 }],
    ['a page with what was looked for', { pageUrl: '/journal?q=mother' }],
    ['a page with a token', { pageUrl: '/reset-password#token=x' }],
    ['a page elsewhere', { pageUrl: '//example.org/x' }],
    ['an action that runs', { pageUrl: 'javascript:alert(1)' }],
    [
      'a sentence among the actions',
      { userActions: [{ ...ticketBody.userActions[0], name: 'i was in my old house' }] },
    ],
    ['a status that is none', { userActions: [{ ...ticketBody.userActions[0], status: 1000 }] }],
    ['too many actions', { userActions: Array.from({ length: 21 }, () => ticketBody.userActions[0]) }],
    ['more than is asked of an action', { userActions: [{ ...ticketBody.userActions[0], text: 'a dream' }] }],
    ['more than is asked of a browser', { browserInfo: { ...ticketBody.browserInfo, dream: 'a house' } }],
  ])('is refused with %s', async (_what, wrong) => {
    const { status, body } = await client.post('/api/tickets', { ...ticketBody, ...wrong });
    expect([status, body.reason]).toEqual([422, 'requests.invalid']);
    expect(await titlesOf(client, '')).toEqual([]);
  });

  it('ends where an hour has had its tickets', async () => {
    const strict = await buildTestApp({
      config: { limits: { ticketsPerMember: { points: 2, seconds: 60 } } },
    });
    try {
      const member = await signedInClient(strict);
      const { id } = await openTicket(member);
      expect((await member.post(url(id, '/answers'), { text: 'And more.' })).status).toBe(201);
      const { status, body } = await member.post('/api/tickets', ticketBody);
      expect([status, body.reason]).toEqual([429, 'requests.too_many']);
      expect(await titlesOf(member, '')).toHaveLength(1);
    } finally {
      await strict.close();
    }
  });
});

describe('lists', () => {
  it('have one’s own, newest first, page by page', async () => {
    for (const title of ['one', 'two', 'three']) await openTicket(client, { title });
    await openTicket(await signedInClient(testApp), { title: 'not mine' });
    const first = (await client.get('/api/tickets?limit=2')).body.data;
    const second = (await client.get(`/api/tickets?limit=2&cursor=${first.nextCursor}`)).body.data;
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['three', 'two', 'one']);
    expect(second.nextCursor).toBeNull();
    expect((await client.get('/api/tickets?cursor=x')).status).toBe(422);
    expect(await titlesOf(client, 'category=question')).toEqual([]);
    expect(await titlesOf(client, 'status=open&category=bug')).toHaveLength(3);
  });

  it('have public ones of anybody, and nothing that says whose they are', async () => {
    const { id } = await publicTicket(testApp, client, { title: 'Widgets for the home screen' });
    const reader = await signedInClient(testApp);
    const { items } = (await reader.get('/api/tickets?scope=public')).body.data;
    const found = items.find((item: { id: number }) => item.id === id);
    expect(found).toMatchObject({ isOwn: false, hasVoted: false, isFollowed: false });
    const { text, body } = await reader.get(url(id));
    expect(body.data.own).toBeNull();
    expect(text).not.toContain(client.user.username);
    expect(text).not.toContain('Firefox');
  });

  it('find what is similar by any of its words, in either language, and nothing private', async () => {
    await publicTicket(testApp, client, { title: 'Zorbel notifications arrive twice', description: 'b' });
    await publicTicket(testApp, client, {
      title: 'Unas notificaciones zorbeles',
      description: 'llegan dos veces',
    });
    await openTicket(client, { title: 'Zorbel in private' });
    const reader = await signedInClient(testApp);
    expect(await titlesOf(reader, 'scope=public&words=zorbel notification arriving late')).toEqual([
      'Zorbel notifications arrive twice',
      'Unas notificaciones zorbeles',
    ]);
    expect(await titlesOf(reader, 'scope=public&words=la%20notificación')).toContain(
      'Unas notificaciones zorbeles',
    );
    expect(await titlesOf(reader, 'scope=public&words=the')).toEqual([]);
    for (const odd of ["' | ! & ( :*", "a:b & 'c", '\\', 'x & y', 'https://a.b/c?d=1&e=2 & f'])
      expect((await reader.get(`/api/tickets?scope=public&words=${encodeURIComponent(odd)}`)).status).toBe(
        200,
      );
  });
});

describe("another's private ticket", () => {
  it('is not there, whoever asks', async () => {
    const { id } = await openTicket(client);
    const other = await signedInClient(testApp);
    const answers = await Promise.all([
      other.get(url(id)),
      other.patch(url(id), { title: 'Mine' }),
      other.post(url(id, '/answers'), { text: 'Hello' }),
      other.put(url(id, '/votes')),
      other.delete(url(id, '/votes')),
      other.put(url(id, '/follow')),
      admin.get(url(id)),
    ]);
    for (const { status, body } of answers) expect([status, body.reason]).toEqual([404, 'tickets.not_found']);
    expect((await client.get(url(id))).body.data).toMatchObject({ title: ticketBody.title, upvotes: 0 });
  });

  it('that is public can be read, and neither changed nor answered', async () => {
    const { id } = await publicTicket(testApp, client);
    const other = await signedInClient(testApp);
    expect((await other.get(url(id))).status).toBe(200);
    expect((await other.patch(url(id), { title: 'Mine' })).status).toBe(404);
    expect((await other.post(url(id, '/answers'), { text: 'Hello' })).status).toBe(404);
  });
});

describe('changing', () => {
  it('changes words while it is open, and takes changed words out of the public', async () => {
    const { id } = await publicTicket(testApp, client);
    const same = await client.patch(url(id), { title: ticketBody.title });
    expect(same.body.data, 'the same words stay out').toMatchObject({ isPublic: true });
    const { body } = await client.patch(url(id), { title: 'Something else' });
    expect(body.data).toMatchObject({ title: 'Something else', isPublic: false, own: { mayBePublic: true } });
    await setStatus(id, 'resolved');
    const late = await client.patch(url(id), { title: 'Too late' });
    expect([late.status, late.body.reason]).toEqual([409, 'tickets.ended']);
    expect((await client.patch(url(id), {})).status).toBe(422);
  });

  it('takes it back from the public at any time', async () => {
    const { id } = await publicTicket(testApp, client);
    await setStatus(id, 'closed');
    const { body } = await client.patch(url(id), { mayBePublic: false });
    expect(body.data).toMatchObject({ isPublic: false, own: { mayBePublic: false } });
    expect((await (await signedInClient(testApp)).get(url(id))).status).toBe(404);
  });
});

describe('answering', () => {
  it.each([
    ['resolved', 'open'],
    ['wont_fix', 'open'],
    ['closed', 'open'],
    ['in_progress', 'in_progress'],
    ['open', 'open'],
  ])('a ticket that is %s makes it %s', async (status, after) => {
    const { id } = await openTicket(client);
    if (status !== 'open') await setStatus(id, status);
    const { status: code, body } = await client.post(url(id, '/answers'), { text: 'It came back.' });
    expect(code).toBe(201);
    expect(body.data.status).toBe(after);
    expect(body.data.own.answers).toMatchObject([{ author: 'member', text: 'It came back.' }]);
    expect((await admin.get(`/api/admin/tickets/${id}`)).body.data).toMatchObject({
      waitingSince: testApp.clock.now().toISOString(),
    });
  });

  it.each(['Thank you, it works now!', 'Muchas gracias, ya funciona 👍'])(
    'with %s opens nothing again, and is kept',
    async (text) => {
      const { id } = await openTicket(client);
      await setStatus(id, 'resolved');
      const { body } = await client.post(url(id, '/answers'), { text });
      expect(body.data).toMatchObject({ status: 'resolved', own: { answers: [{ text }] } });
      const seen = (await admin.get(`/api/admin/tickets/${id}`)).body.data;
      expect(seen.waitingSince).toBeNull();
    },
  );

  it('says it once for requests that repeat each other, also where the ticket has ended since', async () => {
    const { id } = await openTicket(client);
    const other = await openTicket(client);
    const key = { 'idempotency-key': 'one-answer' };
    const send = (to: number, text = 'It came back.') => client.post(url(to, '/answers'), { text }, key);
    for (const { status, body } of await Promise.all([send(id), send(id), send(id)])) {
      expect(status).toBe(201);
      expect(body.data.own.answers).toMatchObject([{ text: 'It came back.' }]);
    }
    await setStatus(id, 'resolved');
    expect((await send(id)).body.data).toMatchObject({ status: 'resolved', own: { answers: [{}] } });
    expect((await send(id, 'Other words.')).body.reason).toBe('requests.idempotency_key_reused');
    expect((await send(other.id)).body.reason).toBe('requests.idempotency_key_reused');
    const another = await signedInClient(testApp);
    const own = await openTicket(another);
    const theirs = await another.post(url(own.id, '/answers'), { text: 'Mine.' }, key);
    expect(theirs.body.data.own.answers).toMatchObject([{ text: 'Mine.' }]);
    expect((await client.get(url(id))).body.data.own.answers).toHaveLength(1);
  });

  it('that failed is a first one when it comes again under its key', async () => {
    const { id } = await openTicket(client);
    const key = { 'idempotency-key': 'too-early' };
    expect((await client.post(url(999_999, '/answers'), { text: 'Hello.' }, key)).status).toBe(404);
    const { status, body } = await client.post(url(id, '/answers'), { text: 'Hello.' }, key);
    expect([status, body.data.own.answers.length]).toEqual([201, 1]);
  });

  it('in a duplicate leaves it one: the talk goes on in the original', async () => {
    const original = await openTicket(client);
    const { id } = await openTicket(client);
    await setStatus(id, 'duplicate', { duplicateOf: original.id });
    const { body } = await client.post(url(id, '/answers'), { text: 'They differ.' });
    expect(body.data).toMatchObject({ status: 'duplicate', duplicateOf: original.id });
  });
});

describe('votes', () => {
  it('are counted once each, however many come at once', async () => {
    const { id } = await publicTicket(testApp, client);
    const voters = await Promise.all([1, 2, 3, 4, 5].map(() => signedInClient(testApp)));
    const presses = voters.flatMap((voter) => [1, 2, 3].map(() => voter.put(url(id, '/votes'))));
    for (const { status } of await Promise.all(presses)) expect(status).toBe(200);
    const [first] = voters;
    expect((await first?.get(url(id)))?.body.data).toMatchObject({ upvotes: 5, hasVoted: true });
    await Promise.all([first?.delete(url(id, '/votes')), first?.delete(url(id, '/votes'))]);
    expect((await client.get(url(id))).body.data).toMatchObject({ upvotes: 4, hasVoted: false });
  });

  it('are for others than the author, and for what is open', async () => {
    const { id } = await publicTicket(testApp, client);
    const own = await client.put(url(id, '/votes'));
    expect([own.status, own.body.reason]).toEqual([403, 'tickets.own_vote']);
    const voter = await signedInClient(testApp);
    await voter.put(url(id, '/votes'));
    await setStatus(id, 'wont_fix');
    const late = await (await signedInClient(testApp)).put(url(id, '/votes'));
    expect([late.status, late.body.reason]).toEqual([409, 'tickets.ended']);
    expect((await voter.put(url(id, '/votes'))).body.data, 'it stands').toMatchObject({ upvotes: 1 });
    expect((await voter.delete(url(id, '/votes'))).body.data).toMatchObject({ upvotes: 0, hasVoted: false });
  });

  it('go with the account that gave them', async () => {
    const { id } = await publicTicket(testApp, client);
    const voter = await signedInClient(testApp);
    await voter.put(url(id, '/votes'));
    await testApp.context.pool.query('DELETE FROM users WHERE id = $1', [voter.user.id]);
    expect((await client.get(url(id))).body.data.upvotes).toBe(0);
  });
});

it('the roadmap shows public tickets to everybody, by what becomes of them', async () => {
  const open = async (title: string, more: object) => {
    const { id } = await publicTicket(testApp, client, { title });
    const { version } = (await admin.get(`/api/admin/tickets/${id}`)).body.data;
    expect((await admin.patch(`/api/admin/tickets/${id}`, { version, ...more })).status).toBe(200);
    return id;
  };
  await open('Merely open', { priority: 'low' });
  await open('Planned', { plannedRelease: '2.0' });
  const wanted = await open('Planned and wanted', { plannedRelease: '2.0' });
  await open('Under way', { status: 'in_progress' });
  await open('Out', { status: 'resolved', plannedRelease: '1.9' });
  await open('Never', { status: 'wont_fix', plannedRelease: '3.0' });
  const secret = await openTicket(client, { title: 'Secret' });
  await setStatus(secret.id, 'in_progress');
  await (await signedInClient(testApp)).put(url(wanted, '/votes'));
  const { status, body, text } = await createClient(testApp).get('/api/roadmap');
  expect(status).toBe(200);
  const titles = (column: string) => body.data[column].map(({ title }: { title: string }) => title);
  expect(titles('planned')).toEqual(['Planned and wanted', 'Planned']);
  expect(titles('inProgress')).toEqual(['Under way']);
  expect(titles('released')).toContain('Out');
  expect(body.data.planned[0]).toMatchObject({ plannedRelease: '2.0', upvotes: 1 });
  for (const hidden of ['Merely open', 'Never', 'Secret']) expect(text).not.toContain(hidden);
});
