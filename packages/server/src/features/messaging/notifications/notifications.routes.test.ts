import type { Notification } from '@chitta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcements } from '#server/db/tables/messaging/announcements.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { buildAnnouncement } from '../announcements/testing/announcement-samples.ts';
import { notify } from './notify.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
beforeEach(async () => {
  await testApp.context.db.delete(announcements);
});
afterAll(() => testApp.close());

const url = '/api/notifications';
const pageOf = async (client: SignedInClient, query = '') => (await client.get(`${url}${query}`)).body.data;
const itemsOf = async (client: SignedInClient): Promise<Notification[]> => (await pageOf(client)).items;
const reads = (client: SignedInClient, body: object) => client.post(`${url}/read`, body);
const tell = ({ user }: SignedInClient, fact: string) =>
  notify(testApp.context, testApp.context.db, {
    userId: user.id,
    kind: 'reward_earned',
    fact,
    params: { months: 1 },
    path: '/referrals',
  });

describe('the notification centre', () => {
  it('is empty at first', async () => {
    const client = await signedInClient(testApp);
    expect(await pageOf(client)).toEqual({ items: [], nextCursor: null, unread: 0 });
  });

  it('tells of what one was told and of announcements, the newest first, and of nobody else’s', async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    await tell(client, 'reward:1');
    testApp.clock.advance(hour);
    const { id, startsAt } = await buildAnnouncement(testApp);
    testApp.clock.advance(hour);
    await tell(client, 'reward:2');
    await tell(other, 'reward:3');
    const page = await pageOf(client);
    expect(page).toMatchObject({
      items: [
        { kind: 'reward_earned', params: { months: 1 }, path: '/referrals', isRead: false },
        { id: `a${id}`, kind: 'announcement', createdAt: startsAt.toISOString(), isRead: false },
        { kind: 'reward_earned' },
      ],
      nextCursor: null,
      unread: 3,
    });
    expect(page.items[1].announcement).toEqual({
      id,
      title: 'We move to another machine',
      message: 'On Monday night nothing can be saved for an hour.',
      type: 'info',
      priority: 'low',
      actionText: 'Read more',
      actionUrl: '/help',
    });
    expect((await itemsOf(other)).map(({ kind }) => kind)).toEqual(['reward_earned', 'announcement']);
  });

  it('is read page by page, each entry once, also where many are of one moment', async () => {
    const client = await signedInClient(testApp);
    for (let moment = 0; moment < 3; moment += 1) {
      for (const index of [1, 2, 3, 4]) {
        await tell(client, `reward:${moment}:${index}`);
        await buildAnnouncement(testApp);
      }
      testApp.clock.advance(hour);
    }
    const whole = (await pageOf(client, '?limit=100')).items.map(({ id }: Notification) => id);
    expect(new Set(whole).size).toBe(24);
    for (const limit of [1, 3, 5, 24]) {
      const ids: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await pageOf(client, `?limit=${limit}${cursor && `&cursor=${cursor}`}`);
        ids.push(...page.items.map(({ id }: Notification) => id));
        cursor = page.nextCursor;
      }
      expect(ids).toEqual(whole);
    }
  });

  it.each([
    'x',
    'WzFd',
    Buffer.from('[1,"b",1]').toString('base64url'),
    Buffer.from('[1e300,"a",1]').toString('base64url'),
  ])('refuses a place that is none (%s)', async (cursor) => {
    const { status, body } = await (await signedInClient(testApp)).get(`${url}?cursor=${cursor}`);
    expect([status, body.reason]).toEqual([422, 'requests.invalid']);
  });

  it('counts up to a hundred', async () => {
    const client = await signedInClient(testApp);
    for (let index = 0; index < 105; index += 1) await tell(client, `reward:${index}`);
    expect((await pageOf(client)).unread).toBe(100);
  });
});

describe('an announcement in it', () => {
  it('is read with the one on the page, either way', async () => {
    const client = await signedInClient(testApp);
    const first = await buildAnnouncement(testApp);
    const second = await buildAnnouncement(testApp);
    await client.post(`/api/announcements/${first.id}/read`);
    await reads(client, { ids: [`a${second.id}`] });
    expect((await itemsOf(client)).map(({ isRead }) => isRead)).toEqual([true, true]);
    expect((await client.get('/api/announcements/active')).body.data).toEqual([]);
  });

  it('stays when it has expired, and is gone when it is taken back', async () => {
    const client = await signedInClient(testApp);
    const { id } = await buildAnnouncement(testApp, {
      startsAt: new Date(testApp.clock.now().getTime() + 1000),
      expiresAt: new Date(testApp.clock.now().getTime() + hour),
    });
    expect(await itemsOf(client)).toEqual([]);
    testApp.clock.advance(2 * hour);
    expect((await itemsOf(client)).map((item) => item.id)).toEqual([`a${id}`]);
    await testApp.context.pool.query('UPDATE announcements SET is_active = false');
    expect(await itemsOf(client)).toEqual([]);
  });

  it('stays once it was read, whoever it is for; unread it is for its audience', async () => {
    const client = await signedInClient(testApp, { subscriptionTier: 'premium' });
    const read = await buildAnnouncement(testApp, { audience: 'premium' });
    await buildAnnouncement(testApp, { audience: 'premium' });
    await client.post(`/api/announcements/${read.id}/read`);
    expect(await itemsOf(client)).toHaveLength(2);
    await testApp.context.pool.query(`UPDATE users SET subscription_tier = 'free' WHERE id = $1`, [
      client.user.id,
    ]);
    expect((await itemsOf(client)).map(({ id }) => id)).toEqual([`a${read.id}`]);
    expect((await pageOf(client)).unread).toBe(0);
  });

  it('of before one came is there only while it holds', async () => {
    await buildAnnouncement(testApp, { expiresAt: new Date(testApp.clock.now().getTime() + day) });
    const lasting = await buildAnnouncement(testApp);
    testApp.clock.advance(2 * day);
    const client = await signedInClient(testApp);
    expect((await itemsOf(client)).map(({ id }) => id)).toEqual([`a${lasting.id}`]);
  });
});

describe('reading', () => {
  it('all leaves what came after one looked', async () => {
    const client = await signedInClient(testApp);
    await tell(client, 'reward:1');
    await buildAnnouncement(testApp);
    const until = testApp.clock.now().toISOString();
    testApp.clock.advance(1);
    await tell(client, 'reward:2');
    await buildAnnouncement(testApp);
    const { status, body } = await reads(client, { until });
    expect([status, body.data]).toEqual([200, { unread: 2 }]);
    expect((await itemsOf(client)).map(({ isRead }) => isRead)).toEqual([false, false, true, true]);
  });

  it('changes nothing of others, and nothing again', async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    await tell(other, 'reward:1');
    const premium = await buildAnnouncement(testApp, { audience: 'premium' });
    const [theirs] = await itemsOf(other);
    const ids = [theirs?.id, `a${premium.id}`, 'n999999999999999', 'a2147483000', 'a9999999999'];
    for (const _time of [1, 2]) expect((await reads(client, { ids })).body.data).toEqual({ unread: 0 });
    expect((await pageOf(other)).unread).toBe(1);
    const { rows } = await testApp.context.pool.query(
      'SELECT * FROM user_announcement_reads WHERE user_id = $1',
      [client.user.id],
    );
    expect(rows).toEqual([]);
  });

  it.each([
    {},
    { ids: [] },
    { ids: ['b1'] },
    { ids: ['n0'] },
    { ids: ['n1'], until: '2026-11-20T12:00:00.000Z' },
    { until: 'yesterday' },
    { ids: Array.from({ length: 101 }, (_, index) => `n${index + 1}`) },
  ])('is refused of %j', async (body) => {
    const response = await reads(await signedInClient(testApp), body);
    expect([response.status, response.body.reason]).toEqual([422, 'requests.invalid']);
  });
});
