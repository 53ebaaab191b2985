import { randomBytes } from 'node:crypto';
import { type NewUser, type User, users } from '#server/db/tables/identity/users.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { TestApp } from './build-test-app.ts';
import { createClient, type TestClient } from './client.ts';

/** Inserts a member. It has no password: sign in through `signedInClient`, or sign up through HTTP. */
export async function buildUser({ context }: TestApp, overrides: Partial<NewUser> = {}): Promise<User> {
  const username = overrides.username ?? `member-${randomBytes(6).toString('hex')}`;
  const email = overrides.email ?? `${username}@example.org`;
  const [user] = await context.db
    .insert(users)
    .values({
      username,
      email,
      usernameKey: username.toLowerCase(),
      emailKey: email.toLowerCase(),
      createdAt: context.clock.now(),
      ...overrides,
    })
    .returning();
  invariant(user, 'an insert returns its row');
  return user;
}

export interface SignedInClient extends TestClient {
  readonly user: User;
}

/** A client with a live session of a new member, or of the one given as `user`. */
export async function signedInClient(
  testApp: TestApp,
  overrides: Partial<NewUser> & { readonly user?: User; readonly hasSecondFactor?: boolean } = {},
): Promise<SignedInClient> {
  const { user: given, hasSecondFactor, ...values } = overrides;
  const user = given ?? (await buildUser(testApp, values));
  // As nothing of theirs opens without one, administrators have it here unless a test says otherwise.
  const traits = { hasSecondFactor: hasSecondFactor ?? user.isAdmin };
  const token = await testApp.context.sessions.open(user.id, traits);
  return { ...createClient(testApp, token), user };
}
