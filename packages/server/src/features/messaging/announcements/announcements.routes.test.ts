import type { Announcement } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewUser } from '#server/db/tables/identity/users.ts';
import { announcements, userAnnouncementReads } from '#server/db/tables/messaging/announcements.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { countAudience } from './count-audience.ts';
import { buildAnnouncement } from './testing/announcement-samples.ts';

const hour = 60 * 60_000;
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
beforeEach(async () => {
  await testApp.context.db.delete(announcements);
});
afterAll(() => testApp.close());

const url = '/api/announcements';
const activeOf = async (client: SignedInClient): Promise<Announcement[]> =>
  (await client.get(`${url}/active`)).body.data;
const idsOf = async (client: SignedInClient) => (await activeOf(client)).map(({ id }) => id);
const fromNow = (ms: number) => new Date(testApp.clock.now().getTime() + ms);

describe('an announcement that is out', () => {
  it('is listed as clients know it, and nothing more of it', async () => {
    const row = await buildAnnouncement(testApp, { type: 'warning', priority: 'medium' });
    const client = await signedInClient(testApp);
    expect(await activeOf(client)).toEqual([
      {
        id: row.id,
        title: row.title,
        message: row.message,
        type: 'warning',
        priority: 'medium',
        actionText: 'Read more',
        actionUrl: '/help',
        showOnLogin: false,
      },
    ]);
  });

  it('is said in the member’s language, in English where there is no text in that', async () => {
    await buildAnnouncement(testApp);
    await buildAnnouncement(testApp, { translations: {}, title: 'In English alone' });
    const client = await signedInClient(testApp, { language: 'es' });
    const titles = (await activeOf(client)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['In English alone', 'Nos mudamos de máquina']);
  });

  it('stands by urgency, then the newest first', async () => {
    const old = await buildAnnouncement(testApp, { startsAt: fromNow(-2 * hour) });
    const high = await buildAnnouncement(testApp, { priority: 'high', startsAt: fromNow(-3 * hour) });
    const fresh = await buildAnnouncement(testApp, { startsAt: fromNow(-hour) });
    const medium = await buildAnnouncement(testApp, { priority: 'medium', startsAt: fromNow(-4 * hour) });
    const client = await signedInClient(testApp);
    expect(await idsOf(client)).toEqual([high.id, medium.id, fresh.id, old.id]);
    expect((await activeOf(client)).map(({ priority }) => priority)).toEqual([
      'high',
      'medium',
      'low',
      'low',
    ]);
  });

  it('is not asked for by visitors', async () => {
    const visitor = createClient(testApp);
    expect((await visitor.get(`${url}/active`)).status).toBe(401);
    expect((await visitor.post(`${url}/1/read`)).status).toBe(401);
  });

  it('costs nothing on the wire where nothing has changed', async () => {
    await buildAnnouncement(testApp);
    const client = await signedInClient(testApp);
    const { headers } = await client.get(`${url}/active`);
    const again = await client.get(`${url}/active`, { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    await buildAnnouncement(testApp);
    const changed = await client.get(`${url}/active`, { 'if-none-match': String(headers.etag) });
    expect(changed.status).toBe(200);
  });
});

describe('time', () => {
  it('lets it begin and end to the millisecond', async () => {
    const start = fromNow(hour);
    const end = fromNow(2 * hour);
    const { id } = await buildAnnouncement(testApp, { startsAt: start, expiresAt: end });
    const client = await signedInClient(testApp);
    const seen: [number, number[]][] = [];
    for (const time of [start.getTime() - 1, start.getTime(), end.getTime() - 1, end.getTime()]) {
      testApp.clock.set(new Date(time));
      seen.push([time, await idsOf(client)]);
    }
    expect(seen.map(([, ids]) => ids)).toEqual([[], [id], [id], []]);
  });

  it('shows none that is switched off', async () => {
    await buildAnnouncement(testApp, { isActive: false });
    expect(await idsOf(await signedInClient(testApp))).toEqual([]);
  });
});

describe('what is for the moment of signing in', () => {
  it('is listed while the session is young, and in the next one again', async () => {
    const { id } = await buildAnnouncement(testApp, { showOnLogin: true });
    const client = await signedInClient(testApp);
    testApp.clock.advance(5 * 60_000 - 1);
    expect((await activeOf(client)).map(({ showOnLogin }) => showOnLogin)).toEqual([true]);
    testApp.clock.advance(1);
    expect(await idsOf(client)).toEqual([]);
    const again = await signedInClient(testApp, { user: client.user });
    expect(await idsOf(again)).toEqual([id]);
    await again.post(`${url}/${id}/read`);
    expect(await idsOf(await signedInClient(testApp, { user: client.user }))).toEqual([]);
  });
});

describe('whom it is for', () => {
  const soon = () => fromNow(hour);
  const past = () => fromNow(-hour);
  const members: readonly [string, () => Partial<NewUser>, readonly string[]][] = [
    ['a free member', () => ({}), ['all', 'free', 'english']],
    ['premium', () => ({ subscriptionTier: 'premium' }), ['all', 'premium', 'english']],
    [
      'premium until later',
      () => ({ subscriptionTier: 'premium', premiumUntil: soon() }),
      ['all', 'premium', 'english'],
    ],
    [
      'premium that has ended',
      () => ({ subscriptionTier: 'premium', premiumUntil: past() }),
      ['all', 'free', 'english'],
    ],
    ['unlimited access', () => ({ hasUnlimitedAccess: true }), ['all', 'premium', 'english']],
    [
      'unlimited access that has ended',
      () => ({ hasUnlimitedAccess: true, unlimitedAccessUntil: past() }),
      ['all', 'free', 'english'],
    ],
    ['Spanish', () => ({ language: 'es' }), ['all', 'free', 'spanish']],
    ['English', () => ({ language: 'en' }), ['all', 'free', 'english']],
    ['an affiliate', () => ({ affiliateStatus: 'active' }), ['all', 'free', 'english', 'affiliates']],
    ['an applicant', () => ({ affiliateStatus: 'pending' }), ['all', 'free', 'english']],
  ];
  const audiences = {
    all: { audience: 'all' },
    free: { audience: 'free' },
    premium: { audience: 'premium' },
    english: { audience: 'language', audienceLanguage: 'en' },
    spanish: { audience: 'language', audienceLanguage: 'es' },
    affiliates: { audience: 'affiliates' },
  } as const;

  it.each(members)('%s', async (_who, values, expected) => {
    const rows = new Map<number, string>();
    for (const [name, audience] of Object.entries(audiences))
      rows.set((await buildAnnouncement(testApp, audience)).id, name);
    const client = await signedInClient(testApp, values());
    const seen = (await idsOf(client)).map((id) => rows.get(id));
    expect(seen.toSorted()).toEqual([...expected].sort());
    for (const [id, name] of rows) {
      const { status } = await client.post(`${url}/${id}/read`);
      expect([name, status]).toEqual([name, expected.includes(name) ? 200 : 404]);
    }
  });

  it('is the same asked of everybody at once', async () => {
    const { context } = testApp;
    await context.pool.query('DELETE FROM users');
    for (const [, values] of members) await signedInClient(testApp, values());
    for (const [name, { audience, ...more }] of Object.entries(audiences)) {
      const language = 'audienceLanguage' in more ? more.audienceLanguage : undefined;
      const { members: counted } = await countAudience(context, { audience, language });
      expect([name, counted]).toEqual([name, members.filter(([, , seen]) => seen.includes(name)).length]);
    }
  });

  it('is a matter of now: what was not read of another audience is gone with it', async () => {
    const client = await signedInClient(testApp);
    const { id } = await buildAnnouncement(testApp, { audience: 'premium' });
    expect(await idsOf(client)).toEqual([]);
    await testApp.context.pool.query(`UPDATE users SET subscription_tier = 'premium' WHERE id = $1`, [
      client.user.id,
    ]);
    expect(await idsOf(client)).toEqual([id]);
  });
});

describe('putting it aside', () => {
  it('is for good, for oneself, and changes nothing again', async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    const { id } = await buildAnnouncement(testApp);
    const answers = await Promise.all([1, 2, 3].map(() => client.post(`${url}/${id}/read`)));
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual(Array(3).fill([200, { id }]));
    testApp.clock.advance(hour);
    const before = await readsOf(client);
    expect((await client.post(`${url}/${id}/read`)).status).toBe(200);
    expect(await readsOf(client)).toEqual(before);
    expect(before).toHaveLength(1);
    expect(await idsOf(client)).toEqual([]);
    expect(await idsOf(other)).toEqual([id]);
  });

  it('is refused of what is not there, not out yet, taken back or no number', async () => {
    const client = await signedInClient(testApp);
    const later = await buildAnnouncement(testApp, { startsAt: fromNow(hour) });
    const gone = await buildAnnouncement(testApp, { isActive: false });
    for (const id of [later.id, gone.id, 2_147_483_000]) {
      const { status, body } = await client.post(`${url}/${id}/read`);
      expect([status, body.reason]).toEqual([404, 'announcements.not_found']);
    }
    expect((await client.post(`${url}/0/read`)).status).toBe(422);
    expect((await client.post(`${url}/x/read`)).status).toBe(422);
    expect(await readsOf(client)).toEqual([]);
  });

  it('can be done after it has expired, on a page that still shows it', async () => {
    const client = await signedInClient(testApp);
    const { id } = await buildAnnouncement(testApp, { expiresAt: fromNow(hour) });
    testApp.clock.advance(2 * hour);
    expect((await client.post(`${url}/${id}/read`)).status).toBe(200);
  });
});

const readsOf = (client: SignedInClient) =>
  testApp.context.db
    .select()
    .from(userAnnouncementReads)
    .where(eq(userAnnouncementReads.userId, client.user.id));
