import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { tellOwner } from '../change-factors.ts';
import type { FactorOwner } from '../factor-owner.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { createRecoveryCodesQueries } from './recovery-codes.queries.ts';

/** Uses a recovery code up and tells the owner how many are left; false where it is none that counts. */
export async function takeRecoveryCode(
  context: AppContext,
  tx: Transaction,
  owner: Pick<FactorOwner, 'member' | 'request'>,
  typed: string,
): Promise<boolean> {
  const queries = createRecoveryCodesQueries(tx);
  if (!(await queries.use(owner.member.id, hashRecoveryCode(typed), context.clock.now()))) return false;
  const left = await queries.countLeft(owner.member.id);
  await tellOwner(context, tx, owner, { fact: 'code_used', name: String(left) });
  return true;
}
