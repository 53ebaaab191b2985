import { limits } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { buildCircle, premiumMember } from '../testing/circle-samples.ts';
import { communityMember, dreamShared, shareDream } from '../testing/community-members.ts';

const circles = '/api/community/circles';
const posts = '/api/community/posts';
const day = 24 * 60 * 60 * 1000;
let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 10_000, seconds: 60 };
  const limits = { postsPerNewMember: generous, repliesPerNewMember: generous };
  testApp = await buildTestApp({ config: { limits } });
});
afterAll(() => testApp.close());

const make = async (client: SignedInClient, name = 'Night owls') =>
  (await client.post(circles, { name })).body.data.id as string;
const invite = async (client: SignedInClient, id: string) =>
  (await client.post(`${circles}/${id}/invitations`)).body.data as { id: string; token: string };
const accept = (client: SignedInClient, token: string) =>
  client.post('/api/community/invitations/accept', { token });
const look = (client: SignedInClient, token: string) =>
  client.post('/api/community/invitations/look', { token });
const read = async (client: SignedInClient, id: string) => (await client.get(`${circles}/${id}`)).body.data;
const idsIn = async (client: { get: SignedInClient['get'] }, query: string) =>
  ((await client.get(`${posts}?limit=50${query}`)).body.data?.items ?? []).map(
    ({ id }: { id: string }) => id,
  );
const visitor = () => createClient(testApp);
const count = async (table: string, where: string, ...values: unknown[]) =>
  Number(
    (await testApp.context.pool.query(`SELECT count(*) FROM ${table} WHERE ${where}`, values)).rows[0].count,
  );
const setUser = (client: SignedInClient, values: Partial<typeof users.$inferInsert>) =>
  testApp.context.db.update(users).set(values).where(eq(users.id, client.user.id));

/** A circle with its maker and one other who came by invitation. */
async function circleOfTwo() {
  const maker = await premiumMember(testApp);
  const guest = await communityMember(testApp);
  const id = await make(maker);
  const { token } = await invite(maker, id);
  expect((await accept(guest, token)).body.data).toEqual({ circleId: id });
  return { maker, guest, id };
}

describe('making a circle', () => {
  it('is part of premium, and begins with whoever makes it', async () => {
    const free = await communityMember(testApp);
    expect((await free.post(circles, { name: 'Night owls' })).body.reason).toBe('memberships.premium_needed');
    const maker = await premiumMember(testApp);
    const id = await make(maker);
    expect(await read(maker, id)).toMatchObject({
      name: 'Night owls',
      isMine: true,
      isResting: false,
      isFull: false,
      members: [{ isYou: true, isMaker: true }],
      invitations: [],
    });
    expect((await maker.get(circles)).body.data.items).toMatchObject([{ id, name: 'Night owls' }]);
    expect((await free.get(circles)).body.data.items).toEqual([]);
  });

  it('needs a pseudonym and a verified address', async () => {
    const nobody = await signedInClient(testApp, { subscriptionTier: 'premium' });
    expect((await nobody.post(circles, { name: 'Owls' })).body.reason).toBe('community.profile_needed');
    const maker = await premiumMember(testApp);
    await setUser(maker, { emailVerified: false });
    expect((await maker.post(circles, { name: 'Owls' })).body.reason).toBe('community.address_not_verified');
  });

  it.each([
    ['Write to owls@example.org', 'community.circle_name_refused'],
    ['www.example.com owls', 'community.circle_name_refused'],
    ['kill yourself', 'community.circle_name_refused'],
    ['Two\nlines', 'requests.invalid'],
    ['x', 'requests.invalid'],
    ['x'.repeat(61), 'requests.invalid'],
  ])('takes no name such as %j', async (name, reason) => {
    const maker = await premiumMember(testApp);
    expect((await maker.post(circles, { name })).body.reason).toBe(reason);
    expect(await count('community_circles', 'user_id = $1', maker.user.id)).toBe(0);
  });

  it('ends at a few, also where many are made at once', async () => {
    const maker = await premiumMember(testApp);
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, at) => maker.post(circles, { name: `Owls ${at}` })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(limits.circle.made);
    expect(made.find(({ status }) => status !== 201)?.body.reason).toBe('community.too_many_circles');
  });
});

describe('an invitation', () => {
  it('lets one person in, once, who has seen what it is to', async () => {
    const maker = await premiumMember(testApp);
    const id = await make(maker);
    const { token } = await invite(maker, id);
    const [guest, late] = [await communityMember(testApp), await communityMember(testApp)];
    expect((await look(guest, token)).body.data).toMatchObject({ name: 'Night owls', circleId: null });
    expect((await look(guest, token)).text).not.toContain(maker.user.username);
    expect((await read(maker, id)).members).toHaveLength(1);
    expect((await accept(guest, token)).status).toBe(200);
    expect((await read(guest, id)).members).toMatchObject([{ isMaker: true }, { isYou: true }]);
    expect((await accept(late, token)).body.reason).toBe('community.invitation_not_found');
    expect((await late.get(`${circles}/${id}`)).status).toBe(404);
  });

  it('is not used up by somebody who is in already', async () => {
    const { maker, guest, id } = await circleOfTwo();
    const { token } = await invite(maker, id);
    expect((await accept(guest, token)).body.data).toEqual({ circleId: id });
    expect((await look(guest, token)).body.data.circleId).toBe(id);
    expect((await accept(await communityMember(testApp), token)).status).toBe(200);
  });

  it('can be taken back, and ends by itself', async () => {
    const maker = await premiumMember(testApp);
    const guest = await communityMember(testApp);
    const id = await make(maker);
    const [first, second] = [await invite(maker, id), await invite(maker, id)];
    expect((await maker.delete(`${circles}/${id}/invitations/${first.id}`)).status).toBe(200);
    expect((await accept(guest, first.token)).body.reason).toBe('community.invitation_not_found');
    expect((await read(maker, id)).invitations).toMatchObject([{ id: second.id }]);
    const { rows } = await testApp.context.pool.query(
      'UPDATE community_circle_invitations SET expires_at = created_at WHERE id = $1 RETURNING token_hash',
      [second.id],
    );
    expect(rows[0].token_hash).not.toContain(second.token);
    expect((await look(guest, second.token)).body.reason).toBe('community.invitation_not_found');
    expect((await accept(guest, second.token)).body.reason).toBe('community.invitation_not_found');
  });

  it('is made and seen by whoever made the circle alone', async () => {
    const { maker, guest, id } = await circleOfTwo();
    const open = await invite(maker, id);
    await setUser(guest, { subscriptionTier: 'premium' });
    expect((await guest.post(`${circles}/${id}/invitations`)).status).toBe(404);
    expect((await guest.delete(`${circles}/${id}/invitations/${open.id}`)).status).toBe(404);
    expect((await read(guest, id)).invitations).toEqual([]);
    expect((await read(maker, id)).invitations).toHaveLength(1);
  });

  it('of somebody who has blocked the reader looks like none', async () => {
    const maker = await premiumMember(testApp);
    const guest = await communityMember(testApp);
    const { author } = await shareDream(guest);
    await maker.put(`/api/community/blocks/${author.id}`);
    const { token } = await invite(maker, await make(maker));
    expect((await look(guest, token)).body.reason).toBe('community.invitation_not_found');
    expect((await accept(guest, token)).body.reason).toBe('community.invitation_not_found');
  });

  it('never lets in more than there are places, however many come at once', async () => {
    const maker = await premiumMember(testApp);
    const id = await make(maker);
    const guests = await Promise.all(Array.from({ length: 16 }, () => communityMember(testApp)));
    const links: string[] = [];
    for (const _ of guests) links.push((await invite(maker, id)).token);
    const answers = await Promise.all(guests.map((guest, at) => accept(guest, links[at] ?? '')));
    const reasons = answers.filter(({ status }) => status !== 200).map(({ body }) => body.reason);
    expect(reasons).toEqual(Array.from({ length: 5 }, () => 'community.circle_full'));
    expect(await count('community_circle_members', 'circle_id = $1', id)).toBe(limits.circle.members);
    expect(await read(maker, id)).toMatchObject({ isFull: true });
    expect((await maker.post(`${circles}/${id}/invitations`)).body.reason).toBe('community.circle_full');
  });

  it('lets one in where two follow it at once', async () => {
    const maker = await premiumMember(testApp);
    const { token } = await invite(maker, await make(maker));
    const guests = await Promise.all([1, 2, 3].map(() => communityMember(testApp)));
    const answers = await Promise.all(guests.map((guest) => accept(guest, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });
});

describe('what is shared in a circle', () => {
  it('is seen by its members alone, and counted nowhere', async () => {
    const { maker, guest, id } = await circleOfTwo();
    const post = await shareDream(maker, { circleId: id });
    expect(post.circleId).toBe(id);
    const stranger = await premiumMember(testApp);
    expect(await idsIn(guest, `&circle=${id}`)).toEqual([post.id]);
    expect(await idsIn(maker, '&own=true')).toContain(post.id);
    for (const reader of [guest, maker, stranger, visitor()])
      expect(await idsIn(reader, '')).not.toContain(post.id);
    expect((await guest.get(`${posts}/${post.id}`)).status).toBe(200);
    for (const reader of [stranger, visitor()]) {
      expect((await reader.get(`${posts}/${post.id}`)).status).toBe(404);
      expect((await reader.get(`${posts}/${post.id}/replies`)).status).toBe(404);
      expect((await reader.get(`${posts}?circle=${id}`)).body.reason).toBe('community.circle_not_found');
    }
  });

  it('is answered, reacted to and reported by its members alone', async () => {
    const { maker, guest, id } = await circleOfTwo();
    const stranger = await communityMember(testApp);
    const at = `${posts}/${(await shareDream(maker, { circleId: id })).id}`;
    const acts = (client: SignedInClient) => [
      client.post(`${at}/replies`, { text: 'I know that house.' }),
      client.put(`${at}/reactions/thank_you`),
      client.post(`${at}/reports`, { reason: 'other', text: 'Look.' }),
    ];
    const tried = await Promise.all(acts(stranger));
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
    for (const act of acts(guest)) expect((await act).status).toBeLessThan(300);
    const admin = await signedInClient(testApp, { isAdmin: true });
    const cases = (await admin.get('/api/admin/community/reports?limit=100')).body.data.items;
    expect(cases.find(({ id: of }: { id: string }) => at.endsWith(of))).toMatchObject({ isInCircle: true });
  });

  it('is not shared by others, nor in a room as well', async () => {
    const { guest, id } = await circleOfTwo();
    const body = { kind: 'dream', text: dreamShared, language: 'en', isLookedThrough: true, circleId: id };
    const stranger = await communityMember(testApp);
    expect((await stranger.post(posts, body)).body.reason).toBe('community.circle_not_found');
    expect((await guest.post(posts, { ...body, theme: 'falling' })).body.reason).toBe('requests.invalid');
    const post = await shareDream(guest, { circleId: id });
    expect((await guest.patch(`${posts}/${post.id}`, { theme: 'falling' })).body.reason).toBe(
      'requests.invalid',
    );
  });

  it('is held for the same reasons as anywhere', async () => {
    const { maker, guest, id } = await circleOfTwo();
    const post = await shareDream(maker, {
      circleId: id,
      text: 'They all shouted kill yourself from the roof.',
    });
    expect(post).toMatchObject({ state: 'held', hiddenReason: 'words' });
    expect(await idsIn(guest, `&circle=${id}`)).toEqual([]);
  });

  it('is not seen by whoever has blocked its writer, who is still named among the members', async () => {
    const { maker, guest, id } = await circleOfTwo();
    const post = await shareDream(maker, { circleId: id });
    await guest.put(`/api/community/blocks/${post.author.id}`);
    expect(await idsIn(guest, `&circle=${id}`)).toEqual([]);
    const own = await shareDream(guest, { circleId: id });
    const said = await maker.post(`${posts}/${own.id}/replies`, { text: 'Hello.' });
    expect(said.body.reason).toBe('community.blocked');
    expect((await read(guest, id)).members[0]).toMatchObject({ isMaker: true, isBlocked: true });
  });

  it('is in the export of its writer alone', async () => {
    const { maker, guest, id } = await circleOfTwo();
    await shareDream(maker, { circleId: id });
    const inventory = async (client: SignedInClient) =>
      Object.fromEntries(
        (await client.get('/api/data-inventory')).body.data.places.map(
          ({ place, count: n }: { place: string; count: number }) => [place, n],
        ),
      );
    expect(await inventory(maker)).toMatchObject({ 'community-posts': 1, 'community-circles': 1 });
    expect(await inventory(guest)).toMatchObject({ 'community-posts': 0, 'community-circles': 1 });
  });
});

describe('going', () => {
  /** Shared, answered and pressed by the guest. */
  async function said({ maker, guest, id }: Awaited<ReturnType<typeof circleOfTwo>>) {
    const post = await shareDream(maker, { circleId: id });
    const own = await shareDream(guest, { circleId: id });
    await guest.post(`${posts}/${post.id}/replies`, { text: 'I know that house.' });
    await guest.put(`${posts}/${post.id}/reactions/thank_you`);
    await maker.post(`${posts}/${own.id}/replies`, { text: 'So do I.' });
    return { post, own };
  }
  const traces = async (client: SignedInClient) =>
    Promise.all(
      ['community_posts', 'community_replies', 'community_reactions', 'community_circle_members'].map(
        (table) => count(table, 'user_id = $1', client.user.id),
      ),
    );

  it('takes what one said along', async () => {
    const circle = await circleOfTwo();
    const { maker, guest, id } = circle;
    const { post } = await said(circle);
    expect((await guest.delete(`${circles}/${id}/membership`)).status).toBe(200);
    expect(await traces(guest)).toEqual([0, 0, 0, 0]);
    expect((await guest.get(`${circles}/${id}`)).status).toBe(404);
    expect((await guest.get(`${posts}/${post.id}`)).status).toBe(404);
    expect(await idsIn(maker, `&circle=${id}`)).toEqual([post.id]);
    expect((await guest.delete(`${circles}/${id}/membership`)).status).toBe(404);
  });

  it('leaves what one shared for everybody', async () => {
    const circle = await circleOfTwo();
    const everybodys = await shareDream(circle.guest);
    await said(circle);
    await circle.guest.delete(`${circles}/${circle.id}/membership`);
    expect((await visitor().get(`${posts}/${everybodys.id}`)).status).toBe(200);
  });

  it('can be asked of another by whoever made the circle, and is told', async () => {
    const circle = await circleOfTwo();
    const { maker, guest, id } = circle;
    await said(circle);
    const { members } = await read(maker, id);
    const [own, other] = members as { id: string }[];
    expect((await guest.delete(`${circles}/${id}/members/${own?.id}`)).status).toBe(404);
    expect((await maker.delete(`${circles}/${id}/members/${own?.id}`)).body.reason).toBe(
      'community.circle_maker',
    );
    expect((await maker.delete(`${circles}/${id}/members/${other?.id}`)).status).toBe(200);
    expect(await traces(guest)).toEqual([0, 0, 0, 0]);
    expect((await maker.delete(`${circles}/${id}/members/${other?.id}`)).body.reason).toBe(
      'community.circle_member_not_found',
    );
    const told = (await guest.get('/api/notifications')).body.data.items;
    expect(told).toMatchObject([{ kind: 'circle_ended', params: { name: 'Night owls' } }]);
  });

  it('of the maker is the end of the circle', async () => {
    const circle = await circleOfTwo();
    const { maker, guest, id } = circle;
    await said(circle);
    await invite(maker, id);
    expect((await maker.delete(`${circles}/${id}/membership`)).body.reason).toBe('community.circle_maker');
    expect((await guest.delete(`${circles}/${id}`)).status).toBe(404);
    expect((await maker.delete(`${circles}/${id}`)).status).toBe(200);
    for (const client of [maker, guest]) expect(await traces(client)).toEqual([0, 0, 0, 0]);
    expect(await count('community_circle_invitations', 'circle_id = $1', id)).toBe(0);
    expect((await guest.get('/api/notifications')).body.data.items).toMatchObject([{ kind: 'circle_ended' }]);
    expect((await maker.get('/api/notifications')).body.data.items).toEqual([]);
  });

  it('leaves nothing of whoever goes while they share', async () => {
    const { guest, id } = await circleOfTwo();
    const body = { kind: 'dream', text: dreamShared, language: 'en', isLookedThrough: true, circleId: id };
    const [left, ...shared] = await Promise.all([
      guest.delete(`${circles}/${id}/membership`),
      ...[1, 2, 3].map(() => guest.post(posts, body)),
    ]);
    expect(left?.status).toBe(200);
    for (const { status } of shared) expect([201, 404]).toContain(status);
    expect(await traces(guest)).toEqual([0, 0, 0, 0]);
  });
});

describe('a circle whose maker has no premium', () => {
  it('rests: it is read and left, and nothing is added', async () => {
    const { maker, guest, id } = await circleOfTwo();
    const { token } = await invite(maker, id);
    const post = await shareDream(maker, { circleId: id });
    await setUser(maker, { premiumUntil: new Date(testApp.clock.now().getTime() - day) });
    expect(await read(guest, id)).toMatchObject({ isResting: true });
    expect(await idsIn(guest, `&circle=${id}`)).toEqual([post.id]);
    const body = { kind: 'dream', text: dreamShared, language: 'en', isLookedThrough: true, circleId: id };
    const late = await communityMember(testApp);
    const refused = [
      await guest.post(posts, body),
      await guest.post(`${posts}/${post.id}/replies`, { text: 'Hello.' }),
      await guest.put(`${posts}/${post.id}/reactions/thank_you`),
      await accept(late, token),
    ];
    expect(refused.map(({ body: { reason } }) => reason)).toEqual(Array(4).fill('community.circle_rests'));
    expect((await maker.post(`${circles}/${id}/invitations`)).body.reason).toBe('memberships.premium_needed');
    expect((await look(late, token)).body.data).toMatchObject({ isResting: true });
    await setUser(maker, { premiumUntil: null });
    expect((await guest.post(posts, body)).status).toBe(201);
    expect((await accept(late, token)).status).toBe(200);
  });

  it('can be dissolved by them, and left by others', async () => {
    const { maker, guest, id } = await circleOfTwo();
    await setUser(maker, { subscriptionTier: 'free' });
    expect((await guest.delete(`${circles}/${id}/membership`)).status).toBe(200);
    expect((await maker.delete(`${circles}/${id}`)).status).toBe(200);
  });

  it('rests while their account is closed, and is gone with it', async () => {
    const maker = await premiumMember(testApp);
    const guest = await communityMember(testApp);
    const id = await buildCircle(testApp, maker, guest);
    await setUser(maker, { accountStatus: 'deleted' });
    expect(await read(guest, id)).toMatchObject({ isResting: true, members: [{ isYou: true }] });
    await testApp.context.db.delete(users).where(eq(users.id, maker.user.id));
    expect((await guest.get(`${circles}/${id}`)).status).toBe(404);
  });
});
