import type { AppContext } from '#server/context.ts';
import { createSecretToken, hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { createPasswordsQueries } from './passwords.queries.ts';

/** How long a link for a new password holds after it was sent. */
const resetMs = 60 * 60_000;

/** A new link that sets a password. Earlier links go on counting until one is used, so that nobody can spoil a link by asking for another. */
export async function createResetLink(
  { db, clock }: AppContext,
  userId: number,
  origin: string,
): Promise<string> {
  const token = createSecretToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + resetMs);
  const values = { userId, createdAt, expiresAt, token: hashSecretToken(token) };
  await createPasswordsQueries(db).insertToken(values);
  return `${origin}/reset-password#token=${token}`;
}
