import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { communityMember, shareDream } from '../testing/community-members.ts';

const posts = '/api/community/posts';
const reason = 'Looked at by two of us.';
let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const visitor = () => createClient(testApp);
const waiting = async () => (await admin.get('/api/admin/community/reports?limit=100')).body.data.items;
const caseOf = async (id: string) => (await waiting()).find((item: { id: string }) => item.id === id);
const decide = (id: string, body: object, of = 'posts') =>
  admin.post(`/api/admin/community/${of}/${id}/decisions`, { reason, ...body });
const hide = { decision: 'hide', hiddenReason: 'harassment' };
const reply = async (client: SignedInClient, id: string, text = 'I know that house.') =>
  client.post(`${posts}/${id}/replies`, { text });

describe('replies', () => {
  it('need a verified address, and are read by all', async () => {
    const { id } = await shareDream(await communityMember(testApp));
    const client = await communityMember(testApp);
    const setVerified = (emailVerified: boolean) =>
      testApp.context.db.update(users).set({ emailVerified }).where(eq(users.id, client.user.id));
    await setVerified(false);
    expect((await reply(client, id)).body.reason).toBe('community.address_not_verified');
    await setVerified(true);
    expect((await reply(client, id)).status).toBe(201);
    const { items } = (await visitor().get(`${posts}/${id}/replies`)).body.data;
    expect(items).toMatchObject([{ text: 'I know that house.', isMine: false, state: 'visible' }]);
    expect((await visitor().get(`${posts}/${id}`)).body.data.hasReplies).toBe(true);
  });

  it('are withdrawn by their writers alone', async () => {
    const writer = await communityMember(testApp);
    const client = await communityMember(testApp);
    const { id } = await shareDream(writer);
    const own = `/api/community/replies/${(await reply(client, id)).body.data.reply.id}`;
    expect((await writer.delete(own)).body.reason).toBe('community.reply_not_found');
    expect((await client.delete(own)).status).toBe(200);
    expect((await writer.get(`${posts}/${id}/replies`)).body.data.items).toEqual([]);
  });

  it('are gone with a post that is withdrawn while they come', async () => {
    const writer = await communityMember(testApp);
    const clients = await Promise.all([1, 2, 3, 4].map(() => communityMember(testApp)));
    const { id } = await shareDream(writer);
    const [withdrawn, ...said] = await Promise.all([
      writer.delete(`${posts}/${id}`),
      ...clients.map((client) => reply(client, id)),
    ]);
    expect(withdrawn?.status).toBe(200);
    // Either way the answer is a plain one, and nothing is left.
    for (const { status } of said) expect([201, 404]).toContain(status);
    const { rowCount } = await testApp.context.pool.query(
      'SELECT 1 FROM community_replies WHERE post_id = $1',
      [id],
    );
    expect(rowCount).toBe(0);
  });

  it('that tell of harm are held, with words for their writer', async () => {
    const client = await communityMember(testApp);
    const { id } = await shareDream(await communityMember(testApp));
    const { data } = (await reply(client, id, 'I do not want to live any more. I want to kill myself.')).body;
    expect([data.reply.state, data.care.kind]).toEqual(['held', 'wish_to_die']);
    const read = async (by: Pick<SignedInClient, 'get'>) =>
      (await by.get(`${posts}/${id}/replies`)).body.data.items.length;
    expect([await read(client), await read(visitor())]).toEqual([1, 0]);
    expect(await caseOf(data.reply.id)).toMatchObject({ kind: 'reply', postId: id, hiddenReason: 'care' });
    await decide(data.reply.id, { decision: 'restore' }, 'replies');
    expect(await read(visitor())).toBe(1);
  });
});

describe('blocks', () => {
  it('take everything of somebody out of sight, and their answers away', async () => {
    const me = await communityMember(testApp);
    const other = await communityMember(testApp);
    const [mine, theirs] = [await shareDream(me), await shareDream(other)];
    await reply(other, mine.id);
    const block = `/api/community/blocks/${theirs.author.id}`;
    expect((await me.put(block)).status).toBe(200);
    expect((await me.put(block)).status).toBe(200);
    expect((await me.get(`${posts}/${theirs.id}`)).status).toBe(404);
    const feed = (await me.get(`${posts}?limit=50`)).body.data.items.map(({ id }: { id: string }) => id);
    expect(feed).toContain(mine.id);
    expect(feed).not.toContain(theirs.id);
    expect((await me.get(`${posts}/${mine.id}/replies`)).body.data.items).toEqual([]);
    expect((await me.get(`${posts}/${mine.id}`)).body.data.hasReplies).toBe(false);
    expect((await reply(other, mine.id)).body.reason).toBe('community.blocked');
    expect((await other.put(`${posts}/${mine.id}/reactions/know_this`)).body.reason).toBe(
      'community.blocked',
    );
    expect((await reply(me, theirs.id)).body.reason).toBe('community.post_not_found');
    expect((await me.get('/api/community/blocks')).body.data.items).toMatchObject([{ id: theirs.author.id }]);
    await me.delete(block);
    expect((await me.get(`${posts}/${theirs.id}`)).status).toBe(200);
    expect((await me.put(`/api/community/blocks/${mine.author.id}`)).body.reason).toBe('community.own');
  });
});

describe('reports', () => {
  it('wait for a moderator, one of each member, and are settled by what is decided', async () => {
    const [writer, one, two] = await Promise.all([1, 2, 3].map(() => communityMember(testApp)));
    const { id } = await shareDream(writer as SignedInClient);
    const tell = (client: SignedInClient | undefined, text: string) =>
      client?.post(`${posts}/${id}/reports`, { reason: 'harassment', text });
    expect((await tell(writer, 'mine'))?.body.reason).toBe('community.own');
    await tell(one, 'first');
    await tell(one, 'again');
    await tell(two, 'me too');
    const found = await caseOf(id);
    expect(found.reports.map(({ text }: { text: string }) => text).toSorted()).toEqual(['again', 'me too']);
    expect(found).toMatchObject({ kind: 'post', state: 'visible', author: { memberId: writer?.user.id } });
    expect((await decide(id, { decision: 'keep' })).body.data).toEqual({
      state: 'visible',
      hiddenReason: null,
    });
    expect(await caseOf(id)).toBeUndefined();
    const again = await decide(id, { decision: 'keep' });
    expect([again.status, again.body.reason]).toEqual([409, 'community.decided_already']);
  });

  it('lead to a post that its writer alone sees, with the reason, and that one appeal brings before somebody again', async () => {
    const writer = await communityMember(testApp);
    const { id } = await shareDream(writer);
    const url = `${posts}/${id}`;
    expect((await writer.post(`${url}/appeals`, { text: 'Why?' })).body.reason).toBe('community.not_hidden');
    await decide(id, hide);
    expect((await visitor().get(url)).status).toBe(404);
    const seen = (await writer.get(url)).body.data;
    expect(seen).toMatchObject({ state: 'hidden', hiddenReason: 'harassment', isAppealed: false });
    expect((await writer.post(`${url}/appeals`, { text: 'It names nobody.' })).status).toBe(200);
    expect((await writer.post(`${url}/appeals`, { text: 'Please.' })).body.reason).toBe('community.appealed');
    expect(await caseOf(id)).toMatchObject({ appeal: 'It names nobody.', state: 'hidden' });
    await decide(id, { decision: 'restore' });
    expect((await visitor().get(url)).status).toBe(200);
    const [act] = await testApp.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(act).toMatchObject({
      action: 'community.restored',
      actorId: admin.user.id,
      userId: writer.user.id,
      reason,
      details: { post: id, hiddenReason: null },
    });
    expect(JSON.stringify(act)).not.toContain('stairs');
  });

  it('are listed by pages, longest waiting first', async () => {
    const made: string[] = [];
    const reporter = await communityMember(testApp);
    for (let at = 0; at < 3; at += 1) {
      const { id } = await shareDream(await communityMember(testApp));
      testApp.clock.advance(1000);
      await reporter.post(`${posts}/${id}/reports`, { reason: 'spam' });
      made.push(id);
    }
    const walked: string[] = [];
    let cursor = '';
    do {
      const { data } = (await admin.get(`/api/admin/community/reports?limit=1${cursor}`)).body;
      walked.push(...data.items.map(({ id }: { id: string }) => id));
      cursor = data.nextCursor === null ? '' : `&cursor=${data.nextCursor}`;
    } while (cursor !== '');
    expect(walked.filter((id) => made.includes(id))).toEqual(made);
  });
});
