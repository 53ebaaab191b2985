import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { communityMember, dreamShared, shareDream } from '../testing/community-members.ts';

const posts = '/api/community/posts';
let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await receiveMails(testApp);
});

const decide = (id: string, body: object, of = 'posts') =>
  admin.post(`/api/admin/community/${of}/${id}/decisions`, { reason: 'Looked at by two of us.', ...body });
const hide = { decision: 'hide', hiddenReason: 'private' };
const told = async (client: SignedInClient) => (await client.get('/api/notifications')).body.data.items;
const mailsOf = async (client: SignedInClient) =>
  (await receiveMails(testApp)).filter(({ to }) => to?.some(({ address }) => address === client.user.email));

describe('what moderators decide', () => {
  it('is told to the writer with the reason and the way to appeal, and nothing of the text', async () => {
    const writer = await communityMember(testApp);
    const { id } = await shareDream(writer);
    await decide(id, hide);
    const path = `/community/posts/${id}`;
    expect(await told(writer)).toMatchObject([
      { kind: 'community_hidden', params: { reason: 'private' }, path },
    ]);
    const [mail] = await mailsOf(writer);
    expect(mail?.text).toContain('something private about somebody');
    expect(mail?.text).toContain('ask once to have it looked at again');
    expect(mail?.text).toContain(path);
    expect(JSON.stringify(mail)).not.toContain(dreamShared.slice(0, 20));
  });

  it('is told in the language of the writer, also of a reply', async () => {
    const writer = await communityMember(testApp, { language: 'es' });
    const { id } = await shareDream(await communityMember(testApp));
    const said = await writer.post(`${posts}/${id}/replies`, { text: 'Conozco esa casa.' });
    await decide(said.body.data.reply.id, hide, 'replies');
    expect(await told(writer)).toMatchObject([{ kind: 'community_hidden', path: `/community/posts/${id}` }]);
    const [mail] = await mailsOf(writer);
    expect(mail?.subject).toBe('Se ha ocultado algo que compartiste');
    expect(mail?.text).toContain('Contiene algo privado de alguien.');
  });

  it('is told again after an appeal: that it stays, or can be seen', async () => {
    const writer = await communityMember(testApp);
    const { id } = await shareDream(writer);
    await decide(id, hide);
    testApp.clock.advance(1000);
    await writer.post(`${posts}/${id}/appeals`, { text: 'It names nobody.' });
    await decide(id, hide);
    testApp.clock.advance(1000);
    await decide(id, { decision: 'restore' });
    expect((await told(writer)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'community_shown',
      'community_stays',
      'community_hidden',
    ]);
    // Only what still holds as the mails are written is sent.
    expect((await mailsOf(writer)).map(({ subject }) => subject)).toEqual(['What you shared can be seen']);
  });

  it('is mailed to nobody who takes no mails, nor about what was withdrawn meanwhile', async () => {
    const quiet = await communityMember(testApp);
    await testApp.context.db
      .update(users)
      .set({ emailNotifications: false })
      .where(eq(users.id, quiet.user.id));
    await decide((await shareDream(quiet)).id, hide);
    expect(await told(quiet)).toHaveLength(1);
    const gone = await communityMember(testApp);
    const { id } = await shareDream(gone);
    await decide(id, hide);
    await gone.delete(`${posts}/${id}`);
    expect([...(await mailsOf(quiet)), ...(await mailsOf(gone))]).toEqual([]);
  });

  it('needs no word where a report changed nothing', async () => {
    const writer = await communityMember(testApp);
    const { id } = await shareDream(writer);
    await (await communityMember(testApp)).post(`${posts}/${id}/reports`, { reason: 'spam' });
    await decide(id, { decision: 'keep' });
    expect(await told(writer)).toEqual([]);
  });
});
