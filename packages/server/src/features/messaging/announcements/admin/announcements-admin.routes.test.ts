import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { announcementBody, buildAnnouncement } from '../testing/announcement-samples.ts';

const hour = 60 * 60_000;
let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
});
// Anew each time: the clock moves, and a proof does not last.
beforeEach(async () => {
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const url = '/api/admin/announcements';
const body = (more: object = {}) => ({ ...announcementBody, ...more });
const write = (more: object = {}) => admin.post(url, body(more));
const change = (id: number, payload: object) => admin.send({ method: 'PUT', url: `${url}/${id}`, payload });
const fromNow = (ms: number) => new Date(testApp.clock.now().getTime() + ms).toISOString();
const activeOf = async (client: SignedInClient) => (await client.get('/api/announcements/active')).body.data;

describe('writing', () => {
  it('lets it out at once, and says who wrote it', async () => {
    const { status, body: answer } = await write({ title: '  On Monday  ' });
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({
      title: 'On Monday',
      state: 'live',
      startsAt: testApp.clock.now().toISOString(),
      createdBy: admin.user.username,
      version: 1,
      reads: 0,
    });
    const [act] = await testApp.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(act).toMatchObject({
      action: 'announcement.written',
      details: { announcement: answer.data.id, version: 1, state: 'live', audience: 'all' },
    });
    expect(JSON.stringify(act), 'numbers, not texts').not.toContain('Monday');
  });

  it('keeps a draft to administrators, and begins when it is let out, however long it lay', async () => {
    const client = await signedInClient(testApp);
    const { data: draft } = (await write({ isActive: false, title: 'A draft' })).body;
    expect(draft.state).toBe('draft');
    testApp.clock.advance(5 * hour);
    admin = await signedInClient(testApp, { isAdmin: true });
    expect((await activeOf(client)).map(({ title }: { title: string }) => title)).not.toContain('A draft');
    const { data: out } = (
      await change(draft.id, body({ title: 'A draft', startsAt: draft.startsAt, version: 1 }))
    ).body;
    expect(out).toMatchObject({ state: 'live', startsAt: testApp.clock.now().toISOString(), version: 2 });
    expect((await activeOf(client))[0].title).toBe('A draft');
    testApp.clock.advance(hour);
    admin = await signedInClient(testApp, { isAdmin: true });
    const { data: later } = (await change(draft.id, body({ title: 'A draft', version: 2 }))).body;
    expect(later.startsAt, 'a later change does not move it').toBe(out.startsAt);
  });

  it('plans it for later', async () => {
    const startsAt = fromNow(hour);
    const { data } = (await write({ startsAt, expiresAt: fromNow(2 * hour) })).body;
    expect(data).toMatchObject({ state: 'scheduled', startsAt });
    testApp.clock.advance(hour);
    expect((await admin.get(`${url}/${data.id}`)).body.data.state).toBe('live');
    testApp.clock.advance(hour);
    expect((await admin.get(`${url}/${data.id}`)).body.data.state).toBe('expired');
  });

  it('is there at once where its time is taken away before it has come', async () => {
    const { data } = (await write({ startsAt: fromNow(hour) })).body;
    const { data: out } = (await change(data.id, body({ version: data.version }))).body;
    expect(out).toMatchObject({ state: 'live', startsAt: fromNow(0) });
  });

  it('carries texts as they are: whoever shows them makes text of them', async () => {
    const title = '<img src=x onerror=alert(1)> & "others"';
    const message = '<script>alert(1)</script>\n{{constructor}}';
    const { data } = (await write({ title, message, translations: {} })).body;
    expect(data).toMatchObject({ title, message });
    const response = await (await signedInClient(testApp)).get('/api/announcements/active');
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.body.data[0]).toMatchObject({ title, message });
  });

  it.each([
    ['an address that runs', { actionUrl: 'javascript:alert(1)' }],
    ['the same in other letters', { actionUrl: 'JAVASCRIPT:alert(1)' }],
    ['an address of another scheme', { actionUrl: 'http://example.org' }],
    ['a path that leads elsewhere', { actionUrl: '//example.org' }],
    ['a path with a backslash', { actionUrl: '/\\example.org' }],
    ['an address with a password', { actionUrl: 'https://a:b@example.org' }],
    ['an action without an address', { actionUrl: null }],
    ['an address without an action', { actionText: null }],
    [
      'an action in one language alone',
      { translations: { es: { title: 'a', message: 'b', actionText: null } } },
    ],
    ['a language that is its own', { translations: { en: announcementBody.translations.es } }],
    ['an unknown language', { translations: { fr: announcementBody.translations.es } }],
    ['no title', { title: ' ' }],
    ['a long title', { title: 'x'.repeat(101) }],
    ['two lines of a title', { title: 'a\nb' }],
    ['a title that runs backwards', { title: 'a\u202Eb' }],
    ['a message with a NUL', { message: 'a\0b' }],
    ['a long message', { message: 'x'.repeat(601) }],
    ['an unknown type', { type: 'alert' }],
    ['an unknown priority', { priority: 'low' }],
    ['an unknown audience', { audience: 'admins' }],
    ['a language without an audience', { audienceLanguage: 'es' }],
    ['an audience without its language', { audience: 'language' }],
    ['an end before the beginning', { startsAt: '2099-02-01T00:00:00Z', expiresAt: '2099-01-01T00:00:00Z' }],
    ['an end that has passed', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['a day that is none', { startsAt: '2099-02-31T00:00:00Z' }],
    ['a field of its own', { createdBy: 1 }],
  ])('is refused with %s', async (_what, wrong) => {
    const count = async () => (await testApp.context.pool.query('SELECT FROM announcements')).rowCount;
    const before = await count();
    const { status, body: answer } = await write(wrong);
    expect([status, answer.reason]).toEqual([422, 'requests.invalid']);
    expect(await count()).toBe(before);
  });

  it('asks who speaks to everybody for a fresh proof', async () => {
    const stale = await signedInClient(testApp, { isAdmin: true });
    testApp.clock.advance(2 * hour);
    const { status, body: answer } = await stale.post(url, body());
    expect([status, answer.reason]).toEqual([403, 'accounts.proof_needed']);
    testApp.clock.advance(-2 * hour);
  });
});

describe('two who change one at once', () => {
  it('do not overwrite each other', async () => {
    const { id } = await buildAnnouncement(testApp);
    const other = await signedInClient(testApp, { isAdmin: true });
    const answers = await Promise.all([
      change(id, body({ title: 'Mine', version: 1 })),
      other.send({ method: 'PUT', url: `${url}/${id}`, payload: body({ title: 'Theirs', version: 1 }) }),
    ]);
    const outcomes = answers.map(({ status, body: { reason } }) => reason ?? status).sort();
    expect(outcomes).toEqual([200, 'announcements.changed_meanwhile']);
    const kept = answers.find(({ status }) => status === 200)?.body.data;
    expect((await admin.get(`${url}/${id}`)).body.data).toMatchObject({ title: kept.title, version: 2 });
  });

  it('hear of one that was taken back meanwhile', async () => {
    const { id } = await buildAnnouncement(testApp);
    await admin.post(`${url}/${id}/withdraw`);
    const { status, body: answer } = await change(id, body({ version: 1 }));
    expect([status, answer.reason]).toEqual([409, 'announcements.changed_meanwhile']);
  });
});

describe('taking one back', () => {
  it('takes it from every page, and can be undone', async () => {
    const client = await signedInClient(testApp);
    const { id } = await buildAnnouncement(testApp, { title: 'A mistake' });
    const titles = async () => (await activeOf(client)).map(({ title }: { title: string }) => title);
    expect(await titles()).toContain('A mistake');
    const { data } = (await admin.post(`${url}/${id}/withdraw`)).body;
    expect(data).toMatchObject({ state: 'withdrawn', isActive: false, version: 2 });
    expect(await titles()).not.toContain('A mistake');
    expect((await admin.post(`${url}/${id}/withdraw`)).body.data.version, 'again it changes nothing').toBe(2);
    await change(id, body({ title: 'No mistake', version: 2 }));
    expect(await titles()).toContain('No mistake');
  });

  it.each(['GET', 'PUT', 'POST'] as const)(
    'and everything else looks for one that is there (%s)',
    async (method) => {
      const request = {
        GET: () => admin.get(`${url}/2147483000`),
        PUT: () => change(2_147_483_000, body({ version: 1 })),
        POST: () => admin.post(`${url}/2147483000/withdraw`),
      }[method];
      const { status, body: answer } = await request();
      expect([status, answer.reason]).toEqual([404, 'announcements.not_found']);
    },
  );
});

describe('the list', () => {
  it('has all of them, the newest first, page by page, with how many have read each', async () => {
    await testApp.context.pool.query('DELETE FROM announcements');
    const rows = [
      await buildAnnouncement(testApp),
      await buildAnnouncement(testApp),
      await buildAnnouncement(testApp),
    ];
    for (const _reader of [1, 2]) {
      const client = await signedInClient(testApp);
      await client.post(`/api/announcements/${rows[1]?.id}/read`);
    }
    const first = (await admin.get(`${url}?limit=2`)).body.data;
    const second = (await admin.get(`${url}?limit=2&cursor=${first.nextCursor}`)).body.data;
    const seen = [...first.items, ...second.items].map(({ id, reads }) => [id, reads]);
    expect(seen).toEqual([
      [rows[2]?.id, 0],
      [rows[1]?.id, 2],
      [rows[0]?.id, 0],
    ]);
    expect(second.nextCursor).toBeNull();
    expect((await admin.get(`${url}?cursor=x`)).status).toBe(422);
  });

  it('says how many an audience has', async () => {
    const members = async (query: string) => (await admin.get(`${url}/audience-size?${query}`)).body.data;
    const before = await members('audience=language&language=es');
    await signedInClient(testApp, { language: 'es', pushNotifications: true });
    await signedInClient(testApp, { language: 'es', accountStatus: 'suspended' });
    expect(await members('audience=language&language=es')).toEqual({
      members: before.members + 1,
      withPush: before.withPush + 1,
    });
    expect((await admin.get(`${url}/audience-size?audience=nobody`)).status).toBe(422);
  });
});
