import { type AdminCommission, type AffiliateCommission, limits } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import type { CommissionRow } from '#server/db/tables/payments/affiliates.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { createLedgerQueries, type LedgerRange } from '../ledger/ledger.queries.ts';

const key = z.tuple([z.number().int().positive().max(Number.MAX_SAFE_INTEGER)]);

export interface ListCommissionsQuery extends Pick<LedgerRange, 'userId' | 'state'> {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface LedgerPage {
  items: AdminCommission[];
  nextCursor: string | null;
}

/** One page of an affiliate's ledger, the newest first, with all that administrators see. Throws `requests.invalid`. */
export async function listCommissions(
  { db }: Pick<AppContext, 'db'>,
  { cursor, limit = limits.pageSize.default, ...range }: ListCommissionsQuery,
): Promise<LedgerPage> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor, key)[0];
  const rows = await createLedgerQueries(db).list({ ...range, before, count: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(presentCommission), nextCursor: last ? encodeCursor([last.id]) : null };
}

export function presentCommission(row: CommissionRow): AdminCommission {
  const { amount, currency, createdAt, maturesAt, userId: _affiliate, ...shown } = row;
  return {
    ...shown,
    amount: { amount, currency },
    createdAt: createdAt.toISOString(),
    maturesAt: maturesAt.toISOString(),
  };
}

/** What the affiliate may see of a row: no member, no invoice, and the day alone, by which nobody is found out. */
export function presentOwnCommission(row: AdminCommission): AffiliateCommission {
  const { id, kind, state, amount, campaign, reason, createdAt, maturesAt } = row;
  return {
    id,
    kind,
    state,
    amount,
    campaign,
    // Which card a member pays with is nothing that an affiliate learns.
    reason: reason === 'suspended' ? reason : null,
    createdAt: createdAt.slice(0, 10),
    maturesAt: maturesAt.slice(0, 10),
  };
}
