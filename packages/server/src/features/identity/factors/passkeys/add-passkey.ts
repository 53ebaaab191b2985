import { type FactorsChange, limits, type PasskeyAttestation } from '@chitta/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AppContext } from '#server/context.ts';
import { violatedConstraint } from '#server/db/violated-constraint.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { changeFactors } from '../change-factors.ts';
import type { FactorOwner } from '../factor-owner.ts';
import { useChallenge } from './challenge.ts';
import { createPasskeysQueries } from './passkeys.queries.ts';
import { passkeyAlgorithms, relyingParty } from './relying-party.ts';

export interface NewPasskeyOptions {
  readonly name: string;
  readonly passkey: PasskeyAttestation;
}

/**
 * Keeps a passkey that the member's authenticator has made; this session has a second factor then. Throws
 * `factors.passkey_refused` or `factors.passkey_limit`.
 */
export async function addPasskey(
  context: AppContext,
  { session, ...owner }: FactorOwner,
  { name, passkey }: NewPasskeyOptions,
): Promise<FactorsChange> {
  const { id } = owner.member;
  const verified = await verify(context, owner, passkey);
  assertThat(verified, 'factors.passkey_refused');
  const { credential, credentialBackedUp } = verified.info;
  const after = { ...owner, session: { ...session, hasSecondFactor: true } };
  try {
    const change = await changeFactors(context, after, async (tx) => {
      const queries = createPasskeysQueries(tx);
      assertThat((await queries.count(id)) < limits.passkey.perMember, 'factors.passkey_limit');
      await queries.insert({
        userId: id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: passkey.response.transports ?? [],
        rpId: verified.rpId,
        name,
        isBackedUp: credentialBackedUp,
        createdAt: context.clock.now(),
      });
      return { fact: 'passkey_added', name };
    });
    await context.sessions.markProven(session.id, true);
    return change;
  } catch (error) {
    if (violatedConstraint(error) !== 'passkeys_credential_id_unique') throw error;
    throw new AppError('factors.passkey_refused', { cause: error });
  }
}

/** What the authenticator says of the new passkey, where it answers a question of ours to this member, on this host. */
async function verify(
  context: AppContext,
  { member, request }: Pick<FactorOwner, 'member' | 'request'>,
  passkey: PasskeyAttestation,
) {
  const asked = { purpose: 'register', userId: member.id } as const;
  const challenge = await useChallenge(context, asked, passkey.response.clientDataJSON);
  if (challenge === null) return null;
  const { id: rpId, origin } = relyingParty(context.config, request);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: passkey as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    return verified ? { info: registrationInfo, rpId } : null;
  } catch {
    // The library says what is wrong by throwing; whoever sent it need not know.
    return null;
  }
}
