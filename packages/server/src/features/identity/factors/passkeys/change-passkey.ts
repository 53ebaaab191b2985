import type { FactorsChange } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { changeFactors } from '../change-factors.ts';
import type { FactorOwner } from '../factor-owner.ts';
import { createPasskeysQueries } from './passkeys.queries.ts';

export interface PasskeyChange {
  readonly name?: string | undefined;
  readonly isSecondFactor?: boolean | undefined;
}

/** Renames a passkey, or has it asked for after the password. Throws `factors.not_found`. */
export function changePasskey(
  context: AppContext,
  owner: FactorOwner,
  id: number,
  { name, isSecondFactor }: PasskeyChange,
): Promise<FactorsChange> {
  const values = {
    ...(name !== undefined && { name }),
    ...(isSecondFactor !== undefined && { isSecondFactor }),
  };
  return changeFactors(context, owner, async (tx) => {
    const queries = createPasskeysQueries(tx);
    const before = await queries.find(owner.member.id, id);
    assertThat(before, 'factors.not_found');
    if (Object.keys(values).length > 0) await queries.update(owner.member.id, id, values);
    const isAsked = isSecondFactor ?? before.isSecondFactor;
    // A new name is nobody's way in; what the passkey is asked for is.
    const fact = isAsked ? 'passkey_asked' : 'passkey_not_asked';
    return { fact: isAsked === before.isSecondFactor ? null : fact, name: name ?? before.name };
  });
}
