import type { SharedConsultation } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { presentShared } from './oracle-shares.presenter.ts';
import { createOracleShareQueries } from './oracle-shares.queries.ts';
import { hashShareToken } from './share-token.ts';

export interface ReadShareOptions {
  readonly token: string;
  /** What attempts are counted by. */
  readonly address: string;
  /** Whether somebody reads it, and no browser that only prepares for it. */
  readonly isView: boolean;
}

/**
 * What somebody reads who has the link. A token that never was, one that was ended and one whose time is over are told
 * apart neither by the answer nor by the work that is done for it. Throws `oracle.share_not_found`, and
 * `requests.too_many` for an address from which many links lead nowhere.
 */
export async function readShare(
  { db, clock, rateLimits }: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  { token, address, isView }: ReadShareOptions,
): Promise<SharedConsultation> {
  await rateLimits.sharesPerAddress.take(address);
  const queries = createOracleShareQueries(db);
  const hash = hashShareToken(token);
  const opened = await queries.open(hash, clock.now());
  assertThat(opened, 'oracle.share_not_found');
  await rateLimits.sharesPerAddress.giveBack(address);
  if (isView) await queries.countView(hash);
  return presentShared(opened);
}
