import type { AppContext } from '#server/context.ts';
import { createSecretToken, hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { createEmailVerificationQueries } from './email-verification.queries.ts';

/** How long a link holds after it was sent. */
export const verificationMs = 24 * 60 * 60_000;

export interface VerificationLinkOptions {
  readonly userId: number;
  /** What following the link proves. */
  readonly email: string;
  readonly origin: string;
}

/**
 * A new link that proves an address; earlier ones go on counting, since whoever asks twice may follow either mail.
 * The token stands in the fragment, which browsers send to no server and name in no referrer.
 */
export async function createVerificationLink(
  { db, clock }: AppContext,
  { userId, email, origin }: VerificationLinkOptions,
): Promise<string> {
  const token = createSecretToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + verificationMs);
  await createEmailVerificationQueries(db).insertToken({
    userId,
    email,
    createdAt,
    expiresAt,
    token: hashSecretToken(token),
  });
  return `${origin}/verify-email#token=${token}`;
}
