import type { Transaction } from '#server/db/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { createAttributionQueries } from './attribution.queries.ts';
import type { FoundCode } from './find-code.ts';

export interface NewTouch {
  readonly userId: number;
  readonly code: FoundCode;
  /** Tag that was put into the link. */
  readonly campaign: string | null;
  readonly now: Date;
}

/**
 * Keeps that a member came by a code and counts its use; a second time changes nothing. Grants nothing by itself. Call it
 * with the member locked. Throws `referrals.code_used_up`.
 */
export async function keepTouch(tx: Transaction, { userId, code, campaign, now }: NewTouch): Promise<void> {
  const queries = createAttributionQueries(tx);
  if (await queries.hasTouch(userId, code.id)) return;
  if (!(await queries.useCode(code.id))) throw new AppError('referrals.code_used_up');
  const { id: referralCodeId, programme } = code;
  await queries.addTouch({ userId, referralCodeId, programme, campaign, touchedAt: now });
}

/** Whether the member came by this code. */
export function hasTouch(
  tx: Transaction,
  { userId, code }: Pick<NewTouch, 'userId' | 'code'>,
): Promise<boolean> {
  return createAttributionQueries(tx).hasTouch(userId, code.id);
}
