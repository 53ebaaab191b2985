import { type SecondStepMethod, secondStepMethods } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { AskedRequest } from '#server/platform/http/hosts/asked-host.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { isSecondStepOn } from './factors.policy.ts';
import { createFactorsQueries } from './factors.queries.ts';
import { hasPasskeyHere } from './passkeys/ask-for-passkey.ts';

/** The ways to take the second step of signing in; null where the first is enough. */
export async function findSecondStep(
  context: AppContext,
  member: Pick<Member, 'id' | 'isAdmin'>,
  request: AskedRequest,
): Promise<readonly SecondStepMethod[] | null> {
  const state = await createFactorsQueries(context.db).findState(member.id);
  if (!isSecondStepOn(member, state)) return null;
  const hasPasskey = await hasPasskeyHere(context, request, member.id);
  return secondStepMethods.filter((method) => {
    if (method === 'totp') return state.totpSince !== null;
    return method === 'passkey' ? hasPasskey : state.recoveryCodesLeft > 0;
  });
}
