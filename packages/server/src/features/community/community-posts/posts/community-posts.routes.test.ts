import { limits } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityPosts } from '#server/db/tables/community/community-posts.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTheme } from '#server/features/insights/dream-themes/testing/build-theme.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { givenOf } from '#server/testing/given-of.ts';
import { communityMember, dreamShared, joinCommunity, shareDream } from '../testing/community-members.ts';

const posts = '/api/community/posts';
const day = 24 * 60 * 60 * 1000;
let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 1000, seconds: 60 };
  testApp = await buildTestApp({ config: { limits: { postsPerNewMember: generous } } });
});
afterAll(() => testApp.close());

const visitor = () => createClient(testApp);
const long = () => new Date(testApp.clock.now().getTime() - 30 * day);
const feed = async (client: { get: SignedInClient['get'] } = visitor(), query = '') =>
  (await client.get(`${posts}?limit=50${query}`)).body.data.items as { id: string; text: string }[];
const idsOf = async (...asked: Parameters<typeof feed>) => (await feed(...asked)).map(({ id }) => id);
const share = (client: SignedInClient, body: object) => client.post(posts, body);
const inDream = (text: string, more: object = {}) => ({
  kind: 'dream',
  language: 'en',
  isLookedThrough: true,
  text,
  ...more,
});

/** A dream in the journal, with its reading. */
async function dreamOf(client: SignedInClient, content: string): Promise<number> {
  const { body } = await client.post('/api/translate-dream', { content });
  const dream = { userId: client.user.id, content, given: givenOf(body) };
  return (await client.post('/api/dreams', dream)).body.data.id;
}

describe('sharing', () => {
  it('needs a pseudonym, and tells nothing of the account', async () => {
    const client = await signedInClient(testApp);
    const refused = await share(client, inDream(dreamShared));
    expect([refused.status, refused.body.reason]).toEqual([409, 'community.profile_needed']);
    await joinCommunity(testApp, client);
    const post = await shareDream(client);
    const seen = await visitor().get(`${posts}/${post.id}`);
    expect(seen.body.data).toMatchObject({
      kind: 'dream',
      text: dreamShared,
      isMine: false,
      hasReplies: false,
    });
    const { username, email, id } = client.user;
    expect(seen.text).not.toContain(username);
    expect(seen.text).not.toContain(email);
    expect(seen.text).not.toMatch(new RegExp(`"\\w*[iI]d":${id}\\b`));
  });

  it('copies headline and reading as they are, with names blacked out', async () => {
    const client = await communityMember(testApp);
    const dreamId = await dreamOf(
      client,
      'I was in my old house with Rosalind. A black dog chased me to the locked door and Rosalind laughed at me.',
    );
    const made = await share(client, { kind: 'reading', dreamId });
    expect(made.status, made.text).toBe(201);
    const { post } = made.body.data;
    expect(post.headline).toBe(post.reading[0].text);
    expect(post.reading.length).toBeGreaterThan(3);
    expect([post.text, post.symbols]).toEqual([null, []]);
    expect(made.text).not.toContain('Rosalind');
    await client.delete(`/api/dreams/${dreamId}`);
    expect((await visitor().get(`${posts}/${post.id}`)).body.data.headline).toBe(post.headline);
  });

  it('shares of the symbols those that were chosen, none of the member’s own', async () => {
    const client = await communityMember(testApp);
    await client.post('/api/personal-symbols', { name: 'Bramble', group: 'animal' });
    const dreamId = await dreamOf(
      client,
      'In my house a dog and Bramble slept under the stairs by the water.',
    );
    const dream = (await client.get(`/api/dreams/${dreamId}`)).body.data;
    const marked = dream.recognizedSymbols as { id: string; kind?: string }[];
    const ids = marked.map(({ id }) => id);
    const own = marked.filter(({ kind }) => kind === 'personal').map(({ id }) => id);
    expect(own).toHaveLength(1);
    const other = ids.find((id) => !own.includes(id)) ?? '';
    const made = await share(client, { kind: 'symbols', dreamId, symbols: [...own, other, 'never-there'] });
    expect(made.body.data.post.symbols).toEqual([{ id: other, name: expect.any(String) }]);
    const none = await share(client, { kind: 'symbols', dreamId, symbols: own });
    expect([none.status, none.body.reason]).toEqual([409, 'community.nothing_to_share']);
  });

  it('takes dreams of one’s own journal alone', async () => {
    const dreamId = await dreamOf(await signedInClient(testApp), dreamShared);
    const stranger = await communityMember(testApp);
    const tried = await share(stranger, { kind: 'reading', dreamId });
    expect([tried.status, tried.body.reason]).toEqual([404, 'dreams.not_found']);
  });

  it('asks for a second look where names are left, and says where they stand', async () => {
    const client = await communityMember(testApp);
    const text = 'I was walking with Rosalind by the sea, and she wrote to me at rose@example.org.';
    const look = await client.post('/api/community/second-look', { text, language: 'en' });
    const found = look.body.data.found.map(
      ({ start, end, kind }: { start: number; end: number; kind: string }) => [kind, text.slice(start, end)],
    );
    expect(found).toEqual([
      ['person', 'Rosalind'],
      ['contact', 'rose@example.org'],
    ]);
    const named = 'I was walking with Rosalind by the sea, and she laughed.';
    const first = await share(client, inDream(named, { isLookedThrough: false }));
    expect([first.status, first.body.reason]).toEqual([422, 'community.second_look_needed']);
    expect((await share(client, inDream(named))).status).toBe(201);
    const reachable = await share(client, inDream(text));
    expect([reachable.status, reachable.body.reason]).toEqual([422, 'community.contact_details']);
  });

  it.each([
    ['es', 'Paseaba por Cartagena con mi prima Luz y me llamaron desde Madrid.', 'Cartagena, Luz, Madrid'],
    [
      'en',
      'Then Peter came in, and I’m sure that we drove to Lisbon and on to Baker Street.',
      'Peter, Lisbon, Baker Street',
    ],
  ])('marks people, cities and streets (%s)', async (language, text, expected) => {
    const client = await signedInClient(testApp);
    const { body } = await client.post('/api/community/second-look', { text, language });
    const found = body.data.found.map(({ start, end }: { start: number; end: number }) =>
      text.slice(start, end),
    );
    expect(found.join(', ')).toBe(expected);
  });

  it('makes one post of a request that is sent twice at once', async () => {
    const client = await communityMember(testApp);
    const key = { 'idempotency-key': 'twice' };
    const made = await Promise.all([1, 2].map(() => client.post(posts, inDream(dreamShared), key)));
    expect(new Set(made.map(({ body }) => body.data.post.id)).size).toBe(1);
    expect(await idsOf(client, '&own=true')).toHaveLength(1);
  });
});

describe('what is hostile', () => {
  it('takes links from no new account, and from others as text', async () => {
    const text = 'I dreamt of the page www.example.com/free and could not close it any more.';
    const fresh = await share(await communityMember(testApp), inDream(text));
    expect([fresh.status, fresh.body.reason]).toEqual([422, 'community.links_not_yet']);
    const settled = await communityMember(testApp, { createdAt: long() });
    expect((await share(settled, inDream(text))).body.data.post.text).toBe(text);
  });

  it('keeps markup as the text that it is', async () => {
    const text = '<img src=x onerror=alert(1)> stood in the sky, and nobody looked.';
    const post = await shareDream(await communityMember(testApp), { text });
    const seen = await visitor().get(`${posts}/${post.id}`);
    expect(seen.body.data.text).toBe(text);
    expect(String(seen.headers['content-type'])).toMatch(/^application\/json/);
    expect(seen.headers['x-content-type-options']).toBe('nosniff');
  });

  it('takes heaps of marks, signs that reorder and signs that nobody sees out', async () => {
    const zalgo = `The h${'\u0301\u0316\u0327'.repeat(40)}ouse \u202ebackwards\u202c stood\u200b there\u0007 all night.`;
    const { text } = await shareDream(await communityMember(testApp), { text: zalgo });
    expect(text).not.toMatch(/\p{M}{3}/u);
    expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u200b]/u);
    expect(text).toContain('backwards stood there all night.');
  });

  it.each([
    ['five thousand emoji', '🦊'.repeat(5000)],
    ['families of emoji', '👩‍👩‍👧‍👧'.repeat(1000)],
    ['nothing but signs that nobody sees', '\u200b'.repeat(200)],
    ['half a sign', `${dreamShared}\ud800`],
  ])('refuses %s', async (_name, text) => {
    const client = await communityMember(testApp);
    const tried = await share(client, inDream(text));
    expect([tried.status, tried.body.reason]).toEqual([422, 'requests.invalid']);
    expect(await idsOf(client, '&own=true')).toEqual([]);
  });

  it('holds words that hurt until somebody has seen them', async () => {
    const client = await communityMember(testApp);
    const post = await shareDream(client, {
      text: 'They stood around me and shouted: kill yourself, all night.',
    });
    expect(post.state).toBe('held');
    expect((await visitor().get(`${posts}/${post.id}`)).status).toBe(404);
  });
});

describe('a text that may tell of real harm', () => {
  it.each(limits.languages)('is held, and its writer gets words of help (%s)', async (language) => {
    const client = await communityMember(testApp);
    const text = {
      en: 'I do not want to live any more. Last night I took the pills and wanted to kill myself.',
      es: 'Ya no quiero vivir. Anoche me tomé las pastillas porque quería suicidarme de verdad.',
    }[language];
    const { data } = (await share(client, inDream(text, { language }))).body;
    expect(data.post).toMatchObject({ state: 'held', hiddenReason: 'care', isMine: true });
    expect(data.care.kind).toBe('wish_to_die');
    expect(data.care.words.join(' ').length).toBeGreaterThan(80);
    expect((await visitor().get(`${posts}/${data.post.id}`)).status).toBe(404);
    expect(await idsOf(client)).not.toContain(data.post.id);
    expect(await idsOf(client, '&own=true')).toEqual([data.post.id]);
  });

  it('is found in a change as well', async () => {
    const client = await communityMember(testApp);
    const { id } = await shareDream(client);
    const text = 'I do not want to live any more. Last night I wanted to kill myself.';
    const { body } = await client.patch(`${posts}/${id}`, { text, isLookedThrough: true });
    expect([body.data.post.state, body.data.care.kind]).toEqual(['held', 'wish_to_die']);
    expect((await visitor().get(`${posts}/${id}`)).status).toBe(404);
    await client.patch(`${posts}/${id}`, { text: dreamShared });
    expect((await visitor().get(`${posts}/${id}`)).status).toBe(404);
  });
});

describe('the feed', () => {
  it('is read by pages, by language and by room, without gaps', async () => {
    const theme = await buildTheme(testApp);
    const client = await communityMember(testApp);
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      testApp.clock.advance(1);
      made.unshift((await shareDream(client, { theme })).id);
    }
    testApp.clock.advance(1);
    const spanish = await shareDream(client, { theme, language: 'es', text: `${dreamShared} Agua.` });
    expect(await idsOf(visitor(), `&theme=${theme}&language=en`)).toEqual(made);
    expect(await idsOf(visitor(), `&theme=${theme}&language=es`)).toEqual([spanish.id]);
    const walked: string[] = [];
    let cursor = '';
    do {
      const { data } = (await visitor().get(`${posts}?theme=${theme}&limit=2${cursor}`)).body;
      walked.push(...data.items.map(({ id }: { id: string }) => id));
      cursor = data.nextCursor === null ? '' : `&cursor=${data.nextCursor}`;
    } while (cursor !== '');
    expect(walked).toEqual([spanish.id, ...made]);
    const unknown = await share(client, inDream(dreamShared, { theme: 'no-such-room' }));
    expect([unknown.status, unknown.body.reason]).toEqual([404, 'themes.not_found']);
  });

  it('is kept by no cache', async () => {
    const { headers } = await visitor().get(posts);
    expect(headers['cache-control']).toContain('no-store');
  });

  it('asks visitors who want their own to sign in', async () => {
    expect((await visitor().get(`${posts}?own=true`)).body.reason).toBe('accounts.signed_out');
  });
});

describe('withdrawn', () => {
  it('means gone at once: post, replies, reactions and what others were given to take along', async () => {
    const writer = await communityMember(testApp);
    const reader = await communityMember(testApp);
    const { id } = await shareDream(writer);
    const url = `${posts}/${id}`;
    await reader.post(`${url}/replies`, { text: 'I stood on those stairs.' });
    await reader.put(`${url}/reactions/know_this`);
    expect((await visitor().get(url)).body.data).toMatchObject({ hasReplies: true });
    expect((await writer.delete(url)).status).toBe(200);
    for (const client of [writer, reader, visitor()]) {
      expect((await client.get(url)).status).toBe(404);
      expect((await client.get(`${url}/replies`)).status).toBe(404);
      expect(await idsOf(client)).not.toContain(id);
    }
    const { rows } = await testApp.context.pool.query(
      `SELECT post_id FROM community_replies WHERE post_id = $1
       UNION ALL SELECT post_id FROM community_reactions WHERE post_id = $1`,
      [id],
    );
    expect(rows).toEqual([]);
    expect((await reader.put(`${url}/reactions/know_this`)).body.reason).toBe('community.post_not_found');
  });

  it.each(['deleted', 'suspended'] as const)(
    'so is what a member has shared whose account is %s',
    async (accountStatus) => {
      const writer = await communityMember(testApp);
      const { id } = await shareDream(writer);
      const set = (status: 'active' | typeof accountStatus) =>
        testApp.context.db.update(users).set({ accountStatus: status }).where(eq(users.id, writer.user.id));
      await set(accountStatus);
      expect((await visitor().get(`${posts}/${id}`)).status).toBe(404);
      expect(await idsOf()).not.toContain(id);
      await set('active');
      expect(await idsOf()).toContain(id);
    },
  );

  it('is for the writer alone, as changing is', async () => {
    const writer = await communityMember(testApp);
    const stranger = await communityMember(testApp);
    const { id } = await shareDream(writer);
    const tried = [
      await stranger.patch(`${posts}/${id}`, { theme: null }),
      await stranger.delete(`${posts}/${id}`),
      await stranger.post(`${posts}/${id}/appeals`, { text: 'Mine?' }),
    ];
    expect(tried.map(({ status, body }) => [status, body.reason])).toEqual(
      Array.from({ length: 3 }, () => [404, 'community.post_not_found']),
    );
    expect((await visitor().get(`${posts}/${id}`)).body.data.editedAt).toBeNull();
  });
});

describe('reactions', () => {
  it('are one of each, told in words, however many come at once', async () => {
    const writer = await communityMember(testApp);
    const reader = await communityMember(testApp);
    const { id } = await shareDream(writer);
    const url = `${posts}/${id}`;
    const sent = await Promise.all([1, 2, 3].map(() => reader.put(`${url}/reactions/thank_you`)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const thanks = async (client: { get: SignedInClient['get'] }) =>
      (await client.get(url)).body.data.reactions.find(({ kind }: { kind: string }) => kind === 'thank_you');
    expect(await thanks(reader)).toEqual({ kind: 'thank_you', isMine: true, others: 'none' });
    expect(await thanks(writer)).toEqual({ kind: 'thank_you', isMine: false, others: 'some' });
    await reader.delete(`${url}/reactions/thank_you`);
    expect(await thanks(writer)).toEqual({ kind: 'thank_you', isMine: false, others: 'none' });
    expect((await writer.put(`${url}/reactions/thank_you`)).body.reason).toBe('community.own');
  });
});

describe('a room', () => {
  it('tells nothing before ten members have shared there, and no symbol that fewer have', async () => {
    const theme = await buildTheme(testApp);
    const room = async () => (await visitor().get(`/api/community/rooms/${theme}?language=en`)).body.data;
    const writers: SignedInClient[] = [];
    for (let at = 0; at < 9; at += 1) {
      writers.push(await communityMember(testApp));
      await shareDream(writers[at] as SignedInClient, { theme });
    }
    // Nobody counts twice.
    await shareDream(writers[0] as SignedInClient, { theme });
    expect(await room()).toMatchObject({ title: 'Walking on clouds', isTold: false, symbols: [] });
    const tenth = await communityMember(testApp);
    const rare = await shareDream(tenth, { theme, text: `${dreamShared} A crocodile watched.` });
    const told = await room();
    expect(told.isTold).toBe(true);
    const names = told.symbols.map(({ id }: { id: string }) => id);
    const [row] = await testApp.context.db
      .select()
      .from(communityPosts)
      .where(eq(communityPosts.id, rare.id));
    expect(names.length).toBeGreaterThan(1);
    expect(row?.symbolIds.length).toBeGreaterThan(names.length);
    expect(row?.symbolIds).toEqual(expect.arrayContaining(names));
    await tenth.delete(`${posts}/${rare.id}`);
    expect(await room()).toMatchObject({ isTold: false, symbols: [] });
  });
});

describe('limits', () => {
  it('are narrow for new accounts, and taken before the text is looked at', async () => {
    const app = await buildTestApp({ config: { limits: { postsPerNewMember: { points: 2, seconds: 60 } } } });
    try {
      const fresh = await communityMember(app);
      const settled = await communityMember(app, { createdAt: new Date(0) });
      const statuses = async (client: SignedInClient) => {
        const made: number[] = [];
        for (let at = 0; at < 3; at += 1) made.push((await client.post(posts, inDream(dreamShared))).status);
        return made;
      };
      expect(await statuses(fresh)).toEqual([201, 201, 429]);
      expect(await statuses(settled)).toEqual([201, 201, 201]);
    } finally {
      await app.close();
    }
  });
});
