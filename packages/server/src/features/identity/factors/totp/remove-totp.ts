import type { FactorsChange } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { changeFactors } from '../change-factors.ts';
import type { FactorOwner } from '../factor-owner.ts';
import { createTotpQueries } from './totp.queries.ts';

/** Removes the authenticator app; without one nothing happens. Throws `factors.last_of_administrator`. */
export function removeTotp(context: AppContext, owner: FactorOwner): Promise<FactorsChange> {
  return changeFactors(context, owner, async (tx) => {
    const wasThere = await createTotpQueries(tx).remove(owner.member.id);
    return { fact: wasThere ? 'totp_removed' : null };
  });
}
