import type { ProofMethods } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { createReauthenticationQueries } from './reauthentication.queries.ts';

/** By what the member can prove to be the one. */
export async function listProofMethods({ db }: AppContext, userId: number): Promise<ProofMethods> {
  const { password, authProvider } = await createReauthenticationQueries(db).findSignInWays(userId);
  return {
    hasPassword: password !== null,
    hasTotp: false,
    hasPasskey: false,
    hasProvider: authProvider !== null,
  };
}
