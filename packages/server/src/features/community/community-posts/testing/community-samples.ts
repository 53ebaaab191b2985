import { eq } from 'drizzle-orm';
import { communityPosts } from '#server/db/tables/community/community-posts.ts';
import { communityReplies } from '#server/db/tables/community/community-replies.ts';
import { buildTheme } from '#server/features/insights/dream-themes/testing/build-theme.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';
import { circleSamples } from './circle-samples.ts';
import { communityMember, dreamShared, joinCommunity, shareDream } from './community-members.ts';

let counter = 0;

async function ownPost(owner: SignedInClient, testApp: TestApp): Promise<{ id: string }> {
  await joinCommunity(testApp, owner);
  return { id: (await shareDream(owner)).id };
}

async function anotherPost(testApp: TestApp): Promise<{ id: string; author: string }> {
  const { id, author } = await shareDream(await communityMember(testApp));
  return { id, author: author.id };
}

async function replyOf(client: SignedInClient, testApp: TestApp): Promise<{ id: string }> {
  await joinCommunity(testApp, client);
  const { id } = await anotherPost(testApp);
  const { body } = await client.post(`/api/community/posts/${id}/replies`, { text: 'I know that house.' });
  return { id: body.data.reply.id };
}

const hidden = { state: 'hidden', hiddenReason: 'spam' } as const;
const report = { reason: 'spam', text: 'The same everywhere.' };

async function hiddenPost(owner: SignedInClient, testApp: TestApp): Promise<{ id: string }> {
  const { id } = await ownPost(owner, testApp);
  await testApp.context.db.update(communityPosts).set(hidden).where(eq(communityPosts.id, id));
  return { id };
}

async function hiddenReply(owner: SignedInClient, testApp: TestApp): Promise<{ id: string }> {
  const { id } = await replyOf(owner, testApp);
  await testApp.context.db.update(communityReplies).set(hidden).where(eq(communityReplies.id, id));
  return { id };
}

/** Somebody may react to what another has shared. */
async function reaction(owner: SignedInClient, testApp: TestApp) {
  await joinCommunity(testApp, owner);
  return { params: { id: (await anotherPost(testApp)).id, kind: 'thank_you' } };
}

const decision = { decision: 'hide', hiddenReason: 'spam', reason: 'The same text in five rooms.' };

/** Valid requests of the community. */
export const communitySamples = {
  ...circleSamples,
  'GET /api/community/profile': () => ({}),
  'PUT /api/community/profile': () => {
    counter += 1;
    return { body: { pseudonym: `Sea of sleep ${counter}`, birthYear: 1980 } };
  },
  'GET /api/community/blocks': () => ({}),
  'PUT /api/community/blocks/:id': async (_, testApp) => ({
    params: { id: (await anotherPost(testApp)).author },
  }),
  'DELETE /api/community/blocks/:id': async (owner, testApp) => {
    const { author: id } = await anotherPost(testApp);
    await owner.put(`/api/community/blocks/${id}`);
    return { params: { id } };
  },
  'GET /api/community/posts': () => ({ query: { language: 'en', limit: '5' } }),
  'POST /api/community/posts': async (owner, testApp) => {
    await joinCommunity(testApp, owner);
    return { body: { kind: 'dream', text: dreamShared, language: 'en', isLookedThrough: true } };
  },
  'GET /api/community/posts/:id': async (owner, testApp) => ({ params: await ownPost(owner, testApp) }),
  'PATCH /api/community/posts/:id': async (owner, testApp) => ({
    params: await ownPost(owner, testApp),
    body: { text: `${dreamShared} Then it was morning.`, isLookedThrough: true },
  }),
  'DELETE /api/community/posts/:id': async (owner, testApp) => ({ params: await ownPost(owner, testApp) }),
  'GET /api/community/posts/:id/replies': async (owner, testApp) => ({
    params: await ownPost(owner, testApp),
    query: { limit: '5' },
  }),
  'POST /api/community/posts/:id/replies': async (owner, testApp) => {
    await joinCommunity(testApp, owner);
    return { params: { id: (await anotherPost(testApp)).id }, body: { text: 'I know that house.' } };
  },
  'DELETE /api/community/replies/:id': async (owner, testApp) => ({
    params: await replyOf(owner, testApp),
  }),
  'PUT /api/community/posts/:id/reactions/:kind': reaction,
  'DELETE /api/community/posts/:id/reactions/:kind': reaction,
  'POST /api/community/posts/:id/reports': async (_, testApp) => ({
    params: { id: (await anotherPost(testApp)).id },
    body: report,
  }),
  'POST /api/community/replies/:id/reports': async (_, testApp) => ({
    params: await replyOf(await communityMember(testApp), testApp),
    body: report,
  }),
  'POST /api/community/posts/:id/appeals': async (owner, testApp) => ({
    params: await hiddenPost(owner, testApp),
    body: { text: 'It was one room alone.' },
  }),
  'POST /api/community/replies/:id/appeals': async (owner, testApp) => ({
    params: await hiddenReply(owner, testApp),
    body: { text: 'It was meant kindly.' },
  }),
  'POST /api/community/second-look': () => ({ body: { text: dreamShared, language: 'en' } }),
  'GET /api/community/rooms/:name': async (_, testApp) => ({
    params: { name: await buildTheme(testApp) },
    query: { language: 'es' },
  }),
  'GET /api/admin/community/reports': () => ({ query: { limit: '5' } }),
  'POST /api/admin/community/posts/:id/decisions': async (_, testApp) => ({
    params: { id: (await anotherPost(testApp)).id },
    body: decision,
  }),
  'POST /api/admin/community/replies/:id/decisions': async (_, testApp) => ({
    params: await replyOf(await communityMember(testApp), testApp),
    body: decision,
  }),
} as const satisfies Record<string, SampleMaker>;
