import {
  communityCircleInvitations,
  communityCircleMembers,
  communityCircles,
} from '#server/db/tables/community/community-circles.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { createSecretToken, hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';
import { communityMember, joinCommunity } from './community-members.ts';

const day = 24 * 60 * 60 * 1000;

/** A circle of that member with others in it, whoever they are. Returns its id. */
export async function buildCircle(
  testApp: TestApp,
  maker: SignedInClient,
  ...others: readonly SignedInClient[]
): Promise<string> {
  const { db, clock } = testApp.context;
  const all = [maker, ...others];
  for (const each of all) await joinCommunity(testApp, each);
  const id = createRandomId();
  const now = clock.now();
  await db
    .insert(communityCircles)
    .values({ userId: maker.user.id, id, name: 'Early birds', createdAt: now });
  await db
    .insert(communityCircleMembers)
    .values(all.map(({ user }) => ({ userId: user.id, circleId: id, joinedAt: now })));
  return id;
}

/** An open link into it, with its token. */
export async function buildInvitation(testApp: TestApp, maker: SignedInClient, circleId: string) {
  const { db, clock } = testApp.context;
  const token = createSecretToken();
  const id = createRandomId();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + day);
  const row = {
    userId: maker.user.id,
    id,
    circleId,
    tokenHash: hashSecretToken(token),
    createdAt,
    expiresAt,
  };
  await db.insert(communityCircleInvitations).values(row);
  return { id, token };
}

/** Somebody whose circles do not rest. */
export const premiumMember = (testApp: TestApp) => communityMember(testApp, { subscriptionTier: 'premium' });

async function invited(owner: SignedInClient, testApp: TestApp) {
  await joinCommunity(testApp, owner);
  const maker = await premiumMember(testApp);
  const { token } = await buildInvitation(testApp, maker, await buildCircle(testApp, maker));
  return { body: { token } };
}

/** Valid requests of circles. */
export const circleSamples = {
  'GET /api/community/circles': () => ({}),
  'POST /api/community/circles': async (owner, testApp) => {
    await joinCommunity(testApp, owner);
    return { body: { name: 'People who dream of the sea' } };
  },
  'GET /api/community/circles/:id': async (owner, testApp) => ({
    params: { id: await buildCircle(testApp, owner) },
  }),
  'DELETE /api/community/circles/:id': async (owner, testApp) => ({
    params: { id: await buildCircle(testApp, owner) },
  }),
  'DELETE /api/community/circles/:id/membership': async (owner, testApp) => ({
    params: { id: await buildCircle(testApp, await premiumMember(testApp), owner) },
  }),
  'DELETE /api/community/circles/:id/members/:memberId': async (owner, testApp) => {
    const other = await communityMember(testApp);
    const id = await buildCircle(testApp, owner, other);
    const { body } = await owner.get(`/api/community/circles/${id}`);
    const found = body.data.members.find(({ isYou }: { isYou: boolean }) => !isYou);
    return { params: { id, memberId: found.id } };
  },
  'POST /api/community/circles/:id/invitations': async (owner, testApp) => ({
    params: { id: await buildCircle(testApp, owner) },
  }),
  'DELETE /api/community/circles/:id/invitations/:invitationId': async (owner, testApp) => {
    const id = await buildCircle(testApp, owner);
    return { params: { id, invitationId: (await buildInvitation(testApp, owner, id)).id } };
  },
  'POST /api/community/invitations/look': invited,
  'POST /api/community/invitations/accept': invited,
} as const satisfies Record<string, SampleMaker>;
