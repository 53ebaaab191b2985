import type { AppContext } from '#server/context.ts';
import { createSecretToken, hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { type ChallengeOwner, createPasskeysQueries } from './passkeys.queries.ts';

/** How long an authenticator has to sign. */
export const challengeMs = 5 * 60_000;

/** Something new to sign: 256 random bits in base64url. */
export async function createChallenge({ db, clock }: AppContext, owner: ChallengeOwner): Promise<string> {
  const token = createSecretToken();
  const expiresAt = new Date(clock.now().getTime() + challengeMs);
  await createPasskeysQueries(db).keepChallenge(hashSecretToken(token), owner, expiresAt);
  return token;
}

/**
 * The challenge that a browser says was signed, used up by asking; null where we did not ask for it, it was answered
 * before, or too late. That it was signed indeed is for the caller to verify.
 */
export async function useChallenge(
  { db, clock }: AppContext,
  owner: ChallengeOwner,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const isOurs = await createPasskeysQueries(db).useChallenge(hashSecretToken(challenge), owner, clock.now());
  return isOurs ? challenge : null;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** Deletes what was asked and never answered. */
export function purgeChallenges({ db, clock }: AppContext): Promise<void> {
  return createPasskeysQueries(db).purgeChallenges(clock.now());
}
