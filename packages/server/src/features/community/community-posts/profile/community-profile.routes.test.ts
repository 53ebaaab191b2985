import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityProfiles } from '#server/db/tables/community/community-profiles.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { communityMember, shareDream } from '../testing/community-members.ts';

const url = '/api/community/profile';
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const put = (client: SignedInClient, pseudonym: string, birthYear?: number) =>
  client.put(url, { pseudonym, ...(birthYear && { birthYear }) });
const thisYear = () => testApp.clock.now().getUTCFullYear();

describe('the pseudonym', () => {
  it('is unique however it is written, also when two take it at once', async () => {
    const clients = await Promise.all([1, 2].map(() => signedInClient(testApp)));
    const taken = await Promise.all(clients.map((client) => put(client, 'Luna de Mar', 1990)));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const third = await signedInClient(testApp);
    for (const same of ['LUNA DE MAR', 'Luna-de-Mar', 'Lúna de Már', 'lunademar'])
      expect((await put(third, same, 1990)).body.reason).toBe('community.pseudonym_taken');
  });

  it.each([
    ['<b>bold</b>'],
    ['аdmin dreams'],
    ['two  spaces'],
    ['\u202eevil'],
    ['ab'],
    ['x'.repeat(31)],
    ['🦊🦊🦊🦊'],
    ['www.example.com/x'],
  ])('is no %s', async (pseudonym) => {
    const tried = await put(await signedInClient(testApp), pseudonym, 1990);
    expect([tried.status, tried.body.reason]).toEqual([422, 'requests.invalid']);
  });

  it('is none of ours, and none that leads to the member', async () => {
    const client = await signedInClient(testApp, { username: 'marla-reed', displayName: 'Marla Reed-Ott' });
    for (const pseudonym of ['Admin', 'Chitta team', 'Oráculo', 'Marla Reed', 'marla reed ott'])
      expect((await put(client, pseudonym, 1990)).body.reason).toBe('community.pseudonym_refused');
    expect((await put(client, 'Grey heron', 1990)).body.data).toMatchObject({
      mayWrite: true,
      mayReply: false,
    });
  });

  it('changes under everything at once', async () => {
    const client = await communityMember(testApp);
    const { id } = await shareDream(client);
    await put(client, 'Another heron');
    const { author } = (await client.get(`/api/community/posts/${id}`)).body.data;
    expect(author.pseudonym).toBe('Another heron');
  });
});

describe('the age', () => {
  it('is asked once, and of a year no more is kept than from when on it is enough', async () => {
    const client = await signedInClient(testApp);
    expect((await put(client, 'Blue stair')).body.reason).toBe('community.age_needed');
    expect((await put(client, 'Blue stair', 1987)).body.data).toMatchObject({
      isAgeKnown: true,
      mayWrite: true,
    });
    const [row] = await testApp.context.db
      .select()
      .from(communityProfiles)
      .where(eq(communityProfiles.userId, client.user.id));
    expect(row?.ofAgeFrom).toBe('2004-01-01');
    expect(JSON.stringify(row)).not.toContain('1987');
  });

  it('keeps the young from every contact, whatever they say next', async () => {
    const client = await signedInClient(testApp, { emailVerified: true });
    const { id } = await shareDream(await communityMember(testApp));
    expect((await put(client, 'Young owl', thisYear() - 16)).body.reason).toBe('community.too_young');
    expect((await put(client, 'Young owl', 1980)).body.reason).toBe('community.too_young');
    const post = `/api/community/posts/${id}`;
    const tried = [
      await client.post('/api/community/posts', {
        kind: 'dream',
        text: 'A dream of twenty characters and more.',
        language: 'en',
      }),
      await client.post(`${post}/replies`, { text: 'Hello.' }),
      await client.put(`${post}/reactions/know_this`),
    ];
    expect(tried.map(({ body }) => body.reason)).toEqual(Array(3).fill('community.too_young'));
    // Reading, reporting and blocking stay.
    expect((await client.get(post)).status).toBe(200);
    expect((await client.post(`${post}/reports`, { reason: 'harm' })).status).toBe(200);
  });

  it('goes by the birth data where they say more', async () => {
    const client = await communityMember(testApp);
    const birthDate = `${thisYear() - 10}-05-05`;
    await testApp.context.db.update(users).set({ birthDate }).where(eq(users.id, client.user.id));
    const posted = await client.post('/api/community/posts', {
      kind: 'dream',
      text: 'A dream of twenty characters and more.',
      language: 'en',
    });
    expect(posted.body.reason).toBe('community.too_young');
    expect((await client.get(url)).body.data.mayWrite).toBe(false);
  });
});
