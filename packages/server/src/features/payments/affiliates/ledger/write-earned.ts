import { toDecimal } from '@chitta/contract/money';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { createStandingQueries } from '../standing/standing.queries.ts';
import { createLedgerQueries } from './ledger.queries.ts';

/** Derives `total_commission_earned` from the ledger, in the currency that memberships are sold in here. */
export async function writeEarned(
  { config }: Pick<AppContext, 'config'>,
  tx: Transaction,
  userId: number,
): Promise<void> {
  const { currency } = config.plans;
  const amount = await createLedgerQueries(tx).sumEarned(userId, currency);
  await createStandingQueries(tx).update(userId, {
    totalCommissionEarned: toDecimal({ amount, currency }),
  });
}
