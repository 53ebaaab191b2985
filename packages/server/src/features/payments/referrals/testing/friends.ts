import { randomBytes } from 'node:crypto';
import type { NewUser } from '#server/db/tables/identity/users.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

/** A member at a public provider of mail, with a proven address. */
export function someone(testApp: TestApp, values: Partial<NewUser> = {}): Promise<SignedInClient> {
  const email = `m${randomBytes(6).toString('hex')}@gmail.com`;
  return signedInClient(testApp, { email, emailVerified: true, accountStatus: 'active', ...values });
}

/** Somebody new who came by the referrer's code. */
export async function bringFriend(
  testApp: TestApp,
  referrer: SignedInClient,
  values: Partial<NewUser> = {},
): Promise<SignedInClient> {
  const friend = await someone(testApp, values);
  const { body } = await referrer.get('/api/referrals/code');
  const request = { refereeId: friend.user.id, referralCode: body.data.code };
  const joined = await friend.post('/api/referrals/signup', request);
  if (joined.status !== 200) throw new TypeError(joined.text);
  return friend;
}
