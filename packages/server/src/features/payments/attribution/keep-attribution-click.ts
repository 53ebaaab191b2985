import type { Transaction } from '#server/db/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { createAttributionQueries } from './attribution.queries.ts';
import type { FoundCode } from './find-code.ts';

export interface NewAttributionClick {
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
export async function keepAttributionClick(
  tx: Transaction,
  { userId, code, campaign, now }: NewAttributionClick,
): Promise<void> {
  const queries = createAttributionQueries(tx);
  if (await queries.hasAttributionClick(userId, code.id)) return;
  if (!(await queries.useCode(code.id))) throw new AppError('referrals.code_used_up');
  const { id: referralCodeId, programme } = code;
  await queries.addAttributionClick({ userId, referralCodeId, programme, campaign, clickedAt: now });
}

/** Whether the member came by this code. */
export function hasAttributionClick(
  tx: Transaction,
  { userId, code }: Pick<NewAttributionClick, 'userId' | 'code'>,
): Promise<boolean> {
  return createAttributionQueries(tx).hasAttributionClick(userId, code.id);
}
