import type { FactorsChange } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { changeFactors } from '../change-factors.ts';
import type { FactorOwner } from '../factor-owner.ts';
import { createPasskeysQueries } from './passkeys.queries.ts';

/** Removes a passkey: it opens nothing any more. Throws `factors.not_found` or `factors.last_of_administrator`. */
export function deletePasskey(context: AppContext, owner: FactorOwner, id: number): Promise<FactorsChange> {
  return changeFactors(context, owner, async (tx) => {
    const removed = await createPasskeysQueries(tx).delete(owner.member.id, id);
    assertThat(removed, 'factors.not_found');
    return { fact: 'passkey_removed', name: removed.name };
  });
}
