import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { createRecoveryCode, hashRecoveryCode } from './recovery-code.ts';
import { createRecoveryCodesQueries } from './recovery-codes.queries.ts';

/** Puts new codes in place of all earlier ones. They are known to nobody but who gets this answer. */
export async function makeRecoveryCodes(
  { clock }: AppContext,
  tx: Transaction,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, createRecoveryCode);
  const queries = createRecoveryCodesQueries(tx);
  await queries.deleteAll(userId);
  await queries.insert(userId, codes.map(hashRecoveryCode), clock.now());
  return codes;
}
