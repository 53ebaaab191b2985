import type { Factors } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { FactorOwner } from './factor-owner.ts';
import { presentFactors } from './factors.presenter.ts';
import { createFactorsQueries } from './factors.queries.ts';

/** What stands between the member's password and the account. */
export async function readFactors({ db }: AppContext, owner: FactorOwner): Promise<Factors> {
  return presentFactors(await createFactorsQueries(db).findState(owner.member.id), owner);
}
