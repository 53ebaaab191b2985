import { type AdminReferral, type ListAdminReferralsQuery, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { readPlace, toPage } from '../listing/list-referrals.ts';
import { createListingQueries } from '../listing/listing.queries.ts';
import { presentAdminReferral } from '../listing/referrals.presenter.ts';

type Parts = Pick<AppContext, 'db'>;

/** One page of all referrals, the newest first. Throws `requests.invalid`. */
export async function listAdminReferrals(
  { db }: Parts,
  { cursor, limit = limits.pageSize.default, ...filters }: ListAdminReferralsQuery,
): Promise<{ items: AdminReferral[]; nextCursor: string | null }> {
  const queries = createListingQueries(db);
  const rows = await queries.list(filters, readPlace(cursor), limit + 1);
  const rewards = await queries.listRewardsOf(rows.map(({ referral }) => referral.id));
  return toPage(rows, limit, (row) => presentAdminReferral(row, rewards));
}

/** Throws `referrals.not_found`. */
export async function showAdminReferral({ db }: Parts, id: number): Promise<AdminReferral> {
  const queries = createListingQueries(db);
  const row = await queries.find(id);
  assertThat(row, 'referrals.not_found');
  return presentAdminReferral(row, await queries.listRewardsOf([id]));
}
