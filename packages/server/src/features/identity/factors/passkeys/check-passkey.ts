import type { PasskeyAssertion } from '@chitta/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { AppContext } from '#server/context.ts';
import type { Passkey } from '#server/db/tables/identity/passkeys.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { AskedRequest } from '#server/platform/http/hosts/asked-host.ts';
import { useChallenge } from './challenge.ts';
import { type ChallengeOwner, createPasskeysQueries } from './passkeys.queries.ts';
import { type RelyingParty, relyingParty, userHandleOf } from './relying-party.ts';

export interface CheckPasskeyOptions {
  readonly assertion: PasskeyAssertion;
  /** What was asked for, and of whom. */
  readonly owner: ChallengeOwner;
  readonly request: AskedRequest;
}

/**
 * The passkey that signed what we asked for, on this host, with its holder verified by the authenticator. Each question
 * is answered once, also wrongly. Throws `factors.passkey_refused`.
 */
export async function checkPasskey(
  context: AppContext,
  { assertion, owner, request }: CheckPasskeyOptions,
): Promise<Passkey> {
  const queries = createPasskeysQueries(context.db);
  const challenge = await useChallenge(context, owner, assertion.response.clientDataJSON);
  assertThat(challenge !== null, 'factors.passkey_refused');
  const passkey = await queries.findByCredential(assertion.id);
  assertThat(passkey && isOf(passkey, owner, assertion), 'factors.passkey_refused');
  const party = relyingParty(context.config, request);
  const verified = await verify({ assertion, passkey, party, challenge });
  assertThat(verified, 'factors.passkey_refused');
  const { newCounter, credentialBackedUp } = verified;
  const use = { counter: newCounter, isBackedUp: credentialBackedUp, at: context.clock.now() };
  const isNoted = await queries.noteUse(passkey.id, use);
  // Two authenticators that count apart: one of them is a copy.
  if (!isNoted)
    context.log.warn({ passkey: passkey.id, user: passkey.userId }, 'a passkey went back in count');
  assertThat(isNoted, 'factors.passkey_refused');
  return passkey;
}

function isOf(passkey: Passkey, { userId }: ChallengeOwner, { response }: PasskeyAssertion): boolean {
  if (userId !== null && passkey.userId !== userId) return false;
  return response.userHandle === undefined || response.userHandle === userHandleOf(passkey.userId);
}

interface Signature {
  readonly assertion: PasskeyAssertion;
  readonly passkey: Passkey;
  readonly party: RelyingParty;
  readonly challenge: string;
}

async function verify({ assertion, passkey, party, challenge }: Signature) {
  // Large, and needed by few requests: loaded with the first of them.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counter is compared in the statement that writes it, so that of two at once one counts.
      credential: { id: passkey.credentialId, publicKey: Uint8Array.from(passkey.publicKey), counter: 0 },
    });
    return verified ? authenticationInfo : null;
  } catch {
    // The library says what is wrong by throwing; whoever sent it need not know.
    return null;
  }
}
