import type { ProofMethods } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { AskedRequest } from '#server/platform/http/hosts/asked-host.ts';
import { hasPasskeyHere } from '../factors/passkeys/ask-for-passkey.ts';
import { hasTotp } from '../factors/totp/take-totp-code.ts';
import { createReauthenticationQueries } from './reauthentication.queries.ts';

/** By what the member can prove to be the one, on this host. */
export async function listProofMethods(
  context: AppContext,
  userId: number,
  request: AskedRequest,
): Promise<ProofMethods> {
  const { password, authProvider } = await createReauthenticationQueries(context.db).findSignInWays(userId);
  return {
    hasPassword: password !== null,
    hasTotp: await hasTotp(context, userId),
    hasPasskey: await hasPasskeyHere(context, request, userId),
    hasProvider: authProvider !== null,
  };
}
