import { eq } from 'drizzle-orm';
import { type NewUser, users } from '#server/db/tables/identity/users.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let counter = 0;

export const dreamShared =
  'I stood in a house by the sea, and the water rose over the stairs while a dog slept.';

/** Gives the member a verified address and a pseudonym, unless they have one. */
export async function joinCommunity(testApp: TestApp, client: SignedInClient): Promise<void> {
  counter += 1;
  const pseudonym = `Night walker ${counter}`;
  const { db } = testApp.context;
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, client.user.id));
  const { body } = await client.get('/api/community/profile');
  if (body.data.pseudonym === null)
    await client.put('/api/community/profile', { pseudonym, birthYear: 1990 });
}

/** Somebody who may write to others. */
export async function communityMember(
  testApp: TestApp,
  values: Partial<NewUser> = {},
): Promise<SignedInClient> {
  const client = await signedInClient(testApp, values);
  await joinCommunity(testApp, client);
  return client;
}

/** Shares a dream, and returns the post. */
export async function shareDream(client: SignedInClient, values: Record<string, unknown> = {}) {
  const body = { kind: 'dream', text: dreamShared, language: 'en', isLookedThrough: true, ...values };
  const posted = await client.post('/api/community/posts', body);
  return posted.body.data?.post;
}
