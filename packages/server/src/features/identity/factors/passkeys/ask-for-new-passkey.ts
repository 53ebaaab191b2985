import { limits, type PasskeyCreationOptions } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { FactorOwner } from '../factor-owner.ts';
import { challengeMs, createChallenge } from './challenge.ts';
import { createPasskeysQueries } from './passkeys.queries.ts';
import { describePasskeys, passkeyAlgorithms, relyingParty, userHandleOf } from './relying-party.ts';

/** What the member's authenticator is asked to make: a passkey that it can find by itself, with its holder verified. */
export async function askForNewPasskey(
  context: AppContext,
  { member, request }: Pick<FactorOwner, 'member' | 'request'>,
): Promise<PasskeyCreationOptions> {
  const known = await createPasskeysQueries(context.db).list(member.id);
  assertThat(known.length < limits.passkey.perMember, 'factors.passkey_limit');
  const { id } = relyingParty(context.config, request);
  const challenge = await createChallenge(context, { purpose: 'register', userId: member.id });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Chitta',
    rpID: id,
    userName: member.username,
    userDisplayName: member.displayName ?? member.username,
    userID: Uint8Array.from(Buffer.from(userHandleOf(member.id), 'base64url')),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
  });
  return {
    rp: { id, name: options.rp.name },
    user: options.user,
    challenge,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    excludeCredentials: describePasskeys(known, id),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}
