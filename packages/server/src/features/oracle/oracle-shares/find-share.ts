import type { OracleShare } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { presentShare } from './oracle-shares.presenter.ts';
import { createOracleShareQueries } from './oracle-shares.queries.ts';

/** The share of a consultation that can be read now, without its link; null: there is none. */
export async function findShare(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: number,
  consultationId: string,
): Promise<OracleShare | null> {
  const row = await createOracleShareQueries(db).find(userId, consultationId, clock.now());
  return row ? presentShare(row) : null;
}
