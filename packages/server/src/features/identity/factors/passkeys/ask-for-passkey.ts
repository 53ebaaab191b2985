import type { PasskeyRequestOptions } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { AskedRequest } from '#server/platform/http/hosts/asked-host.ts';
import { challengeMs, createChallenge } from './challenge.ts';
import { type ChallengeOwner, createPasskeysQueries } from './passkeys.queries.ts';
import { describePasskeys, relyingParty } from './relying-party.ts';

/** What an authenticator is asked to sign: one of the member's, or any that holds a passkey for this host. */
export async function askForPasskey(
  context: AppContext,
  request: AskedRequest,
  owner: ChallengeOwner,
): Promise<PasskeyRequestOptions> {
  const { id: rpId } = relyingParty(context.config, request);
  const challenge = await createChallenge(context, owner);
  const question = { challenge, timeout: challengeMs, rpId, userVerification: 'required' } as const;
  // Without a list the browser offers every passkey that it has for this host.
  if (owner.userId === null) return question;
  const known = await createPasskeysQueries(context.db).list(owner.userId);
  return { ...question, allowCredentials: describePasskeys(known, rpId) };
}

/** Whether the member has a passkey that works on this host. */
export async function hasPasskeyHere(
  { db, config }: AppContext,
  request: AskedRequest,
  userId: number,
): Promise<boolean> {
  const { id } = relyingParty(config, request);
  return (await createPasskeysQueries(db).list(userId)).some(({ rpId }) => rpId === id);
}
