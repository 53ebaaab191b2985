import { eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { invariant } from '#server/platform/errors/invariant.ts';

export function createReauthenticationQueries(handle: Handle) {
  return {
    /** What the member signs in with beside factors; the password is a hash, or null where there is none. */
    async findSignInWays(userId: number) {
      const [row] = await handle
        .select({ password: users.password, authProvider: users.authProvider })
        .from(users)
        .where(eq(users.id, userId));
      invariant(row, 'a signed-in member has a row');
      return row;
    },
  };
}
