import type { FactorsChange } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { tellOwner } from '../change-factors.ts';
import type { FactorOwner } from '../factor-owner.ts';
import { isSecondStepOn } from '../factors.policy.ts';
import { presentFactors } from '../factors.presenter.ts';
import { createFactorsQueries } from '../factors.queries.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';

/** New codes; the earlier ones open nothing any more. Throws `factors.nothing_to_recover`. */
export async function renewRecoveryCodes(context: AppContext, owner: FactorOwner): Promise<FactorsChange> {
  return inTransaction(context.db, async (tx) => {
    const queries = createFactorsQueries(tx);
    await queries.lockMember(owner.member.id);
    const before = await queries.findState(owner.member.id);
    assertThat(isSecondStepOn(owner.member, before), 'factors.nothing_to_recover');
    const recoveryCodes = await makeRecoveryCodes(context, tx, owner.member.id);
    await tellOwner(context, tx, owner, { fact: 'codes_renewed' });
    const state = await queries.findState(owner.member.id);
    return { factors: presentFactors(state, owner), recoveryCodes };
  });
}
